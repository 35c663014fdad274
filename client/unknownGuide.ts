import { notFound } from '../templates/hooks.ts'
import { one } from './dom.ts'

/** An unknown guide leads to the list of guides, and leaves no trace in the history (spec section 8). */
export function leaveUnknownGuide() {
  if (one(notFound, HTMLElement) && location.pathname.startsWith('/blog/')) location.replace('/blog')
}
