import type { ClockedSite } from '../clockedSite.ts'
import type { Engine, Size } from '../engine.ts'

/** Something that works in every engine. */
export interface Behaviour {
  name: string
  /** Fails where it does not work. */
  check(engine: Engine, site: ClockedSite): Promise<void>
}

export const desktop: Size = { width: 1280, height: 900 }
export const phone: Size = { width: 390, height: 844 }
