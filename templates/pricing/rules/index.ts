/** The rules about prices: those about data are here, those that read sentences in `proofread/`. */
import type { ChangeRule, Rule } from '../../../src/content/rules/ruleContext.ts'
import { checkChangedSpecials } from '../proofread/checkChangedSpecials.ts'
import { checkCheapestHour } from '../proofread/checkCheapestHour.ts'
import { checkDaysInOfferTexts } from '../proofread/checkDaysInOfferTexts.ts'
import { checkDiscountsInNotices } from '../proofread/checkDiscountsInNotices.ts'
import { checkNewDaysInPassTexts } from '../proofread/checkNewDaysInPassTexts.ts'
import {
  checkDiscounts,
  checkHighDiscounts,
  checkNextPrices,
  checkOverlappingDiscounts,
} from './changingPrices.ts'
import { checkPassesOnShorterDays } from './checkPassesOnShorterDays.ts'
import { checkDaysInNames, checkPricesOnDaysOff, checkShortSlots } from './daysAndTimes.ts'
import { checkComparedFigures, checkFiguresToCome } from './factsAboutPrices.ts'
import {
  checkDigitsOfPrices,
  checkHourlyPrices,
  checkPartyPasses,
  checkPopularPackages,
  checkTiers,
} from './packages.ts'
import {
  checkControllers,
  checkDiscountedControllers,
  checkPricesOfDays,
  checkTierPrices,
} from './priceOrder.ts'

export const pricingRules: readonly Rule[] = [
  checkTiers,
  checkHourlyPrices,
  checkDigitsOfPrices,
  checkCheapestHour,
  checkControllers,
  checkDiscountedControllers,
  checkTierPrices,
  checkPricesOfDays,
  checkNextPrices,
  checkDiscounts,
  checkHighDiscounts,
  checkDiscountsInNotices,
  checkOverlappingDiscounts,
  checkPopularPackages,
  checkComparedFigures,
  checkFiguresToCome,
  checkDaysInOfferTexts,
  checkPassesOnShorterDays,
  checkShortSlots,
  checkDaysInNames,
  checkPricesOnDaysOff,
]

export const pricingChangeRules: readonly ChangeRule[] = [
  checkChangedSpecials,
  checkNewDaysInPassTexts,
  checkPartyPasses,
]
