import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Renders an element as the site writes it: empty SVG elements are closed in their start tag (HTML Standard, 13.1.2). */
export const renderHtml = (element: ReactElement): string =>
  renderToStaticMarkup(element).replaceAll(/><\/(use|path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>')
