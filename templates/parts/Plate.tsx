import { Photo, type Picture } from '../../src/render/Picture.tsx'

interface PlateProps {
  id?: string
  heading: string
  picture: Picture | undefined
  className?: string
  children: React.ReactNode
}

/** A photograph from edge to edge, with words on a plate cut by the slash. */
export const Plate = ({ id, heading, picture, className = '', children }: PlateProps) => (
  <section id={id} className={`plate ${className}`}>
    {picture && <Photo picture={picture} sizes="100vw" />}
    <div className="plate__text">
      <h2>{heading}</h2>
      {children}
    </div>
  </section>
)
