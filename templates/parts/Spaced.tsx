import { Children } from 'react'

/** Links or words beside each other with spaces between them, which only pages without styles show: flex and grid drop them. */
export const Spaced = ({ children }: { children: React.ReactNode }) =>
  Children.toArray(children).flatMap((child, index) => (index === 0 ? [child] : [' ', child]))
