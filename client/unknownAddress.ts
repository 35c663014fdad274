import { notFound } from '../templates/dataAttributes.ts'
import { one } from './dom.ts'

/** Replaces the address of an unknown guide with the list of guides, also in the history (spec section 8). */
export function leaveUnknownGuide() {
  if (one(notFound, HTMLElement) && location.pathname.startsWith('/blog/')) location.replace('/blog')
}
