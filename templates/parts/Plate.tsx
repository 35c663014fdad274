import { Photo, type Picture } from '../../src/render/Picture.tsx'

interface PlateProps {
  heading: string
  picture: Picture | undefined
  className?: string
  children: React.ReactNode
}

/** A photograph from edge to edge, with words on a plate cut by the slash. */
export const Plate = ({ heading, picture, className = '', children }: PlateProps) => (
  <section className={`plate ${className}`}>
    {picture && <Photo picture={picture} sizes="100vw" />}
    <div className="plate__text">
      <h2>{heading}</h2>
      {children}
    </div>
  </section>
)
