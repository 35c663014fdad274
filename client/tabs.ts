import { current, tabs } from '../templates/parts/attributes.ts'
import { replaceAddress } from './addressBar.ts'
import { one } from './dom.ts'

/**
 * Turns links to panels into tabs (WAI-ARIA Authoring Practices, "Tabs", with automatic activation). The address
 * names the selected tab.
 */
export function enhanceTabs() {
  const list = one(tabs)
  if (!list) return
  const links = [...list.querySelectorAll('a')]
  const panels = links.map((link) => document.getElementById(link.hash.slice(1)))

  const select = (selected: number) => {
    for (const [index, link] of links.entries()) {
      const isSelected = index === selected
      panels[index]?.toggleAttribute(current, isSelected)
      link.setAttribute('aria-selected', String(isSelected))
      link.tabIndex = isSelected ? 0 : -1
    }
  }
  const choose = (selected: number) => {
    const link = links[selected]
    select(selected)
    if (!link) return
    link.focus()
    replaceAddress(link.hash)
  }
  const followAddress = () => {
    const named = links.findIndex((link) => link.hash === location.hash)
    if (links[named]) select(named)
  }

  select(0)
  list.setAttribute('role', 'tablist')
  for (const [index, link] of links.entries()) {
    const panel = panels[index]
    if (!panel) continue
    link.setAttribute('role', 'tab')
    link.id = `${panel.id}-tab`
    link.setAttribute('aria-controls', panel.id)
    link.parentElement?.setAttribute('role', 'presentation')
    panel.setAttribute('role', 'tabpanel')
    panel.tabIndex = 0
    panel.setAttribute('aria-labelledby', link.id)
    link.addEventListener('click', (event) => {
      choose(index)
      event.preventDefault()
    })
  }
  list.addEventListener('keydown', (event) => {
    const from = links.findIndex((link) => link.tabIndex === 0)
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    choose((to + links.length) % links.length)
    event.preventDefault()
  })
  addEventListener('hashchange', followAddress)
  followAddress()
}
