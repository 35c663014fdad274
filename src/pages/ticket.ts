/** The props of the price finder: its choices, and the price of everything that can be chosen. */
import { fillBlanks } from '../../templates/blanks.ts'
import type { TicketProps } from '../../templates/components/Ticket.tsx'
import { bookingOf } from '../content/contact.ts'
import { days } from '../content/playPrices.ts'
import type { Data } from '../content/types.ts'
import { weekdayOf, weekdays } from '../content/weekdays.ts'
import type { PageContext } from './context.ts'
import { consoleBlocks, hoursOffered, isLate, passBlocks, type TicketContext } from './ticketPrices.ts'

/** The last one stands for more players as well. */
const playersOffered = [1, 2, 3, 4, 5, 6]

/** @param isCompact without a choice of the start, for a page that has little room */
export function ticketOf({ content, today }: PageContext, isCompact = false): TicketProps | undefined {
  const { site, pages, packages, format } = content
  if (!pages.pricing || !packages) return undefined
  const labels = pages.pricing
  const words = labels.ticket
  const { tiers, consoles } = packages
  const slots = isCompact ? [undefined] : startsOf(packages)
  const context = { labels, words, packages, opening: site.hours, format }
  return {
    words: isCompact
      ? { ...words, note: undefined, bookMessage: words.bookMessage.replace(/\{start\}[^\p{L}\p{N}{]*/u, '') }
      : words,
    days: days.map((day, index) => ({
      id: day,
      name: format.days(day),
      inWords: format.repeats(`every ${weekdays[index]}`),
    })),
    today: days[weekdayOf(today)] ?? '',
    starts: slots.map((slot) => ({
      id: slot?.start ?? '',
      name: slot ? format.timeRange(slot) : words.daytime,
      late: hoursOffered.filter((hours) => isLate(slot, hours, context)),
    })),
    lateNote: fillBlanks(words.late, { time: format.time(site.hours.end) }),
    screens: [
      ...tiers.map(({ id, name, detail }) => {
        const blocks = passBlocks(id, slots, context)
        return { id, name, detail, isConsole: false, blocks }
      }),
      ...(consoles ? [consoleScreen(consoles, today, context)] : []),
    ],
    hours: hoursOffered,
    players: playersOffered.map((count) => {
      const printed = format.count(count)
      const isLast = count === playersOffered.length
      return {
        value: count,
        label: isLast ? fillBlanks(words.more, { count: printed }) : printed,
        isForConsoles: !consoles || consoles.rates.some(({ controllers }) => controllers === count),
      }
    }),
    hourly: `{price} ${labels.perHourLabel}`,
    inWords: {
      hours: [`{count} ${labels.durationUnitOne}`, `{count} ${labels.durationUnit}`],
      players: [words.playersOne, words.playersMany, words.playersMore],
      controllers: [words.controllersOne, words.controllersMany],
    },
    money: { language: site.language, currency: site.currency, timeZone: site.timeZone },
    booking: bookingOf(site, undefined, words.bookLabel),
  }
}

function consoleScreen(
  consoles: NonNullable<Data['packages']['consoles']>,
  today: string,
  context: TicketContext,
): TicketProps['screens'][number] {
  const { id, name, detail } = consoles
  return {
    id,
    name,
    detail,
    isConsole: true,
    blocks: consoleBlocks(consoles, playersOffered, today, context),
  }
}

/** The time slots at which passes begin, in order, and undefined in between for any other time of the day. */
function startsOf({ lists }: Data['packages']) {
  const slots = lists.flatMap((list) => list.packages.flatMap(({ timeSlot }) => timeSlot ?? []))
  const distinct = slots
    .filter(({ start }, index) => slots.findIndex((slot) => slot.start === start) === index)
    .sort((a, b) => (a.start < b.start ? -1 : 1))
  const isMorning = ({ start }: { start: string }) => start < '12:00'
  return [...distinct.filter(isMorning), undefined, ...distinct.filter((slot) => !isMorning(slot))]
}
