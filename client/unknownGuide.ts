import { hooks } from '../templates/hooks.ts'

/** An unknown guide leads to the list of guides, and leaves no trace in the history (spec section 8). */
export function leaveUnknownGuide() {
  if (document.querySelector(`[${hooks.notFound}]`) && location.pathname.startsWith('/blog/')) {
    location.replace('/blog')
  }
}
