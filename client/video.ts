import { video } from '../templates/parts/attributes.ts'
import { all } from './dom.ts'

/** Shows the player of a video in place of its picture after a click; nothing is requested before. */
export function playVideos() {
  for (const link of all(video)) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      const player = document.createElement('iframe')
      player.src = `${link.getAttribute(video)}?autoplay=1`
      player.title = link.querySelector('img')?.alt ?? ''
      player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
      player.className = link.className
      link.replaceWith(player)
      event.preventDefault()
      player.focus()
    })
  }
}
