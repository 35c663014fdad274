/** Attaches the scripts' behaviours to the finished pages. Every page works without them; one that fails never stops the others. */
// First, so that all names of attributes are in one place of the bundle: it is 25 bytes smaller for it, compressed.
import '../templates/contact/attributes.ts'
import '../templates/gallery/attributes.ts'
import '../templates/layout/attributes.ts'
import '../templates/parts/attributes.ts'
import '../templates/pricing/attributes.ts'
import { openAnswers } from './answers.ts'
import { dismissBars } from './bars.ts'
import { followClock, showNow } from './clock.ts'
import { countCharacters } from './contact/characterCounter.ts'
import { enhanceForm } from './contact/contactForm.ts'
import { attempt } from './dom.ts'
import { enhanceGallery } from './gallery.ts'
import { attachSearch } from './guides/search.ts'
import { followScroll } from './header.ts'
import { enhanceMenu } from './menu.ts'
import { hidePastDates } from './pastDates.ts'
import { findPrices } from './pricing/priceFinder.ts'
import { printPrices } from './pricing/printPrices.ts'
import { sharePage } from './share.ts'
import { enhanceTabs } from './tabs.ts'
import { showThumbBar } from './thumbBar.ts'
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
