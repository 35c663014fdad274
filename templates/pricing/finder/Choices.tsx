import * as data from '../attributes.ts'

interface ChoicesProps {
  name: string
  legend: string
  /** The legend while a console is chosen. */
  consoleLegend?: string | undefined
  attributes?: Record<string, string>
  children: React.ReactNode
}

/** A group of choices of the price finder. */
export const Choices = ({ name, legend, consoleLegend, attributes, children }: ChoicesProps) => (
  <fieldset className={`ticket__choices ticket__choices--${name}`} {...attributes}>
    <legend>
      <span>{legend}</span> {consoleLegend && <span className="ticket__console-legend">{consoleLegend}</span>}
    </legend>
    <div className="ticket__segments segments">{children}</div>
  </fieldset>
)

interface ChoiceProps {
  name: string
  value: string | number
  /** Where the styles do not know the value. */
  index?: number
  label: string
  detail?: string | undefined
  isChosen?: boolean
  attributes?: Record<string, string>
}

/** A radio button with its label. */
export const Choice = ({ name, value, index, label, detail, isChosen, attributes }: ChoiceProps) => (
  <label>
    <input
      type="radio"
      name={name}
      value={value}
      defaultChecked={isChosen ?? index === 0}
      {...(index !== undefined && { [data.index]: index + 1 })}
      {...attributes}
    />
    <span>{label}</span> {detail && <small>{detail}</small>}
  </label>
)
