/** Attaches the scripts' behaviours to the finished pages. Every page works without them; one that fails never stops the others. */
import { openAnswers } from './answers.ts'
import { dismissBars } from './bars.ts'
import { enhanceForm } from './contactForm.ts'
import { countCharacters } from './counter.ts'
import { attempt } from './dom.ts'
import { enhanceGallery } from './gallery.ts'
import { followScroll } from './header.ts'
import { enhanceMenu } from './menu.ts'
import { followClock, showNow } from './now.ts'
import { hidePastDates } from './pastDates.ts'
import { printPrices } from './printPrices.ts'
import { attachSearch } from './search.ts'
import { sharePage } from './share.ts'
import { enhanceTabs } from './tabs.ts'
import { showThumbBar } from './thumbBar.ts'
import { findPrices } from './ticket.ts'
import { scrollToTop } from './toTop.ts'
import { playVideos } from './video.ts'

for (const attach of [
  dismissBars,
  followScroll,
  enhanceMenu,
  scrollToTop,
  showThumbBar,
  findPrices,
  printPrices,
  () => showNow(hidePastDates),
  enhanceTabs,
  openAnswers,
  enhanceGallery,
  sharePage,
  playVideos,
  enhanceForm,
  countCharacters,
  attachSearch,
  followClock,
])
  attempt(attach)
