/** The rules about prices. */
import type { ChangeRule, Rule } from '../../../src/content/rules/context.ts'
import {
  checkDiscounts,
  checkHighDiscounts,
  checkNextPrices,
  checkOverlappingDiscounts,
} from './changingPrices.ts'
import { checkChangedSpecials } from './checkChangedSpecials.ts'
import { checkCheapestHour } from './checkCheapestHour.ts'
import { checkDaysOfOffers } from './checkDaysOfOffers.ts'
import { checkDaysOfPasses } from './checkDaysOfPasses.ts'
import { checkPassesOnShorterDays } from './checkPassesOnShorterDays.ts'
import { checkComparedFigures, checkFiguresToCome } from './comparedFigures.ts'
import { checkDaysInNames, checkPricesOnDaysOff, checkShortSlots } from './daysAndTimes.ts'
import { checkHourlyPrices, checkPartyPasses, checkPopularPackages, checkTiers } from './packages.ts'
import { checkControllers, checkPricesOfDays, checkTierPrices } from './priceOrder.ts'

export const pricingRules: readonly Rule[] = [
  checkTiers,
  checkHourlyPrices,
  checkCheapestHour,
  checkControllers,
  checkTierPrices,
  checkPricesOfDays,
  checkNextPrices,
  checkDiscounts,
  checkHighDiscounts,
  checkOverlappingDiscounts,
  checkPopularPackages,
  checkComparedFigures,
  checkFiguresToCome,
  checkDaysOfOffers,
  checkPassesOnShorterDays,
  checkShortSlots,
  checkDaysInNames,
  checkPricesOnDaysOff,
]

export const pricingChangeRules: readonly ChangeRule[] = [
  checkChangedSpecials,
  checkDaysOfPasses,
  checkPartyPasses,
]
