/** The states of matches, of the contact form and of guides, for the styleguide. */

import { fillBlanks } from '../../templates/blanks.ts'
import { ContactForm } from '../../templates/components/ContactForm.tsx'
import { Match } from '../../templates/components/Match.tsx'
import { PostCard, PostLink } from '../../templates/components/PostCard.tsx'
import { ReachMap } from '../../templates/components/ReachMap.tsx'
import { Rules } from '../../templates/components/Rules.tsx'
import { Search } from '../../templates/components/Search.tsx'
import { Week, type WeekDay } from '../../templates/components/Week.tsx'
import type { Moments } from '../../templates/matchState.ts'
import type { ContactPageProps } from '../../templates/pages/ContactPage.tsx'
import { examples } from '../../templates/pages/StyleguidePage.tsx'
import type { Tournament } from '../content/types.ts'
import type { PageContext } from './context.ts'
import { cardProps } from './guide.tsx'
import { areasOnMap } from './locations.tsx'
import { type MatchContext, matchOf } from './matches.ts'
import { weekOf } from './week.ts'

/** Long ago and far in the future, in milliseconds since 1970, so that a state is the same at any time. */
const [past, future] = [0, Date.UTC(2100)]

const match = (
  opens: number,
  closes: number,
  starts: number,
  ends: number,
  status: Moments['status'] = 'planned',
) => ({ opens, closes, starts, ends, status })

const states: Record<string, Moments> = {
  'opens later': match(future, future, future, future),
  open: match(past, future, future, future),
  closed: match(past, past, future, future),
  'on now': match(past, past, past, future),
  over: match(past, past, past, past),
  'sold out': match(past, future, future, future, 'sold-out'),
  cancelled: match(past, future, future, future, 'cancelled'),
  moved: match(past, future, future, future, 'moved'),
}

export function tournamentExamples(pageContext: PageContext) {
  const { pages, tournaments } = pageContext.content
  const [tournament] = tournaments?.tournaments ?? []
  const labels = pages.tournaments
  if (!labels || !tournaments || !tournament) return null
  const context = { ...pageContext, labels }
  const week = weekOf(context, tournament.id)
  return examples({
    [`Match: ${Object.keys(states).join(', ')}`]: (
      <ol className="matches">
        {Object.entries(states).map(([name, moments]) => {
          const match = matchIn(moments, tournament, context)
          const id = `match-${name.replaceAll(' ', '-')}`
          return <li key={name}>{match && <Match match={{ ...match, id, name }} labels={labels} />}</li>
        })}
      </ol>
    ),
    Week: week && (
      <Week week={{ ...week, days: week.days.map(linked), allDay: week.allDay.map(linkedEvent) }} />
    ),
    Rules: <Rules rules={tournaments.rules} />,
  })
}

/** The next match of a tournament in one of its states. */
function matchIn(moments: Moments, tournament: Tournament, context: MatchContext) {
  const planned = matchOf({ ...tournament, exceptions: [] }, context)
  const date = planned?.date.days[0]?.iso.slice(0, 10)
  if (moments.status === 'planned' || !planned || !date)
    return planned && { ...planned, date: { ...planned.date, moments } }
  const exception = { date, status: moments.status, to: moments.status === 'moved' ? date : undefined }
  const changed = matchOf({ ...tournament, exceptions: [exception] }, context)
  return changed && { ...changed, date: { ...changed.date, moments } }
}

/** An event links to its match, which is one of the states here. */
const linkedEvent = <Event extends object>(event: Event) => ({ ...event, href: '#match-open' })
const linked = (day: WeekDay): WeekDay => ({ ...day, events: day.events.map(linkedEvent) })

/** The contact form; a browser marks wrong fields after the visitor has been there. */
export function formExamples({ content }: PageContext, action: ContactPageProps['formAction']) {
  const form = content.pages.contact?.form
  if (!form) return null
  const message = form.text.repeat(10)
  const drawn = (shown?: { message: string; status?: string }) => (
    <ContactForm form={form} action={action} {...(shown && { shown })} />
  )
  return examples({
    'ContactForm: empty': drawn(),
    'ContactForm: sent': drawn({ message: form.text, status: form.done }),
    'ContactForm: near the limit': drawn({ message: message.slice(0, 780) }),
    'ContactForm: too long, and not sent': drawn({ message: message.slice(0, 830), status: form.failed }),
  })
}

export function guideExamples(context: PageContext) {
  const { content, guides, search } = context
  const labels = content.pages.blog
  const [first] = guides
  if (!labels || !first) return null
  const posts = guides.slice(0, 5).map(({ post }) => cardProps(post, { ...context, ...content, labels }))
  const categories = [...new Set(posts.map(({ category }) => category))]
  const props = { labels: labels.search, categories, ...search }
  const said = { query: first.post.category, count: String(guides.length) }
  return examples({
    Search: <Search {...props} />,
    'Search: hits': <Search {...props} status={fillBlanks(labels.search.many, said)} />,
    'Search: none': <Search {...props} status={fillBlanks(labels.search.none, said)} />,
    'PostCard: the newest takes the room that is left': (
      <ul className="posts posts--all">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} readMore={labels.readMoreLabel} />
        ))}
      </ul>
    ),
    PostLink: (
      <ul className="posts">
        {posts.slice(0, 3).map((post) => (
          <PostLink key={post.slug} post={post} />
        ))}
      </ul>
    ),
  })
}

/** The first map of an area. */
export function reachMap({ content }: PageContext) {
  const { site, pages, locations } = content
  const place = locations?.locations.find((location) => areasOnMap(location).length > 0)
  if (!place || !pages.locations) return undefined
  const { northLabel } = pages.locations
  return <ReachMap areas={areasOnMap(place)} cafe={site.name} place={place.name} north={northLabel} />
}
