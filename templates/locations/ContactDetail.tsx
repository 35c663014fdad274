import { Icon } from '../../src/render/Icon.tsx'

/** One way to reach the café, in a list with the class `contact__details`. */
export function ContactDetail({ icon, children }: { icon: string; children: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}
