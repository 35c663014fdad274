/** The rules about prices. */
import type { ChangeRule, Rule } from '../../../src/content/rules/context.ts'
import { checkDaysOfPasses } from './changedPassDaysRule.ts'
import { checkChangedSpecials } from './changedSpecialRule.ts'
import {
  checkDiscounts,
  checkHighDiscounts,
  checkNextPrices,
  checkOverlappingDiscounts,
} from './changingPriceRules.ts'
import { checkCheapestHour } from './cheapestHourRule.ts'
import { checkComparedFigures, checkFiguresToCome } from './comparedFigureRules.ts'
import { checkDaysOfOffers } from './offerDayRules.ts'
import { checkHourlyPrices, checkPartyPasses, checkPopularPackages, checkTiers } from './packageRules.ts'
import { checkControllers, checkPricesOfDays, checkTierPrices } from './priceOrderRules.ts'
import { checkPassesOnShorterDays } from './shorterDayRules.ts'

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
]

export const pricingChangeRules: readonly ChangeRule[] = [
  checkChangedSpecials,
  checkDaysOfPasses,
  checkPartyPasses,
]
