/** Templates → HTML, as the site writes it. */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Hole } from '../../templates/Document.tsx'

export const draw = (element: ReactElement): string => closingShort(renderToStaticMarkup(element))

/** `<use href="#a"></use>` → `<use href="#a"/>`, which HTML allows inside of SVG (HTML Standard, 13.1.2). */
const closingShort = (html: string) =>
  html.replaceAll(/><\/(use|path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>')

/** Where something else is put into what is drawn. */
export const hole = renderToStaticMarkup(createElement(Hole))
