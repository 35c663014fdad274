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
import type { Example } from '../../templates/pages/StyleguidePage.tsx'
import type { PageContext } from './context.ts'
import { cardProps } from './guide.tsx'
import { areasOnMap } from './locations.tsx'
import { type MatchContext, matchOf, type Tournament } from './matches.ts'
import { weekOf } from './week.ts'

/** Long ago and far in the future, in milliseconds since 1970, so that a state is the same at any time. */
const [past, future] = [0, Date.UTC(2100)]

type Action = ContactPageProps['formAction']
type Status = Moments['status']
const match = (opens: number, closes: number, starts: number, ends: number, status: Status = 'planned') => ({
  opens,
  closes,
  starts,
  ends,
  status,
})

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

export function tournamentExamples(pageContext: PageContext): Example[] {
  const { pages, tournaments } = pageContext.content
  const [tournament] = tournaments?.tournaments ?? []
  const labels = pages.tournaments
  if (!labels || !tournaments || !tournament) return []
  const context = { ...pageContext, labels }
  const week = weekOf(context, tournament.id)
  return [
    {
      name: `Match: ${Object.keys(states).join(', ')}`,
      drawn: (
        <ol className="matches">
          {Object.entries(states).map(([name, moments]) => {
            const drawn = matchIn(moments, tournament, context)
            return (
              <li key={name}>
                {drawn && (
                  <Match
                    match={{ ...drawn, id: `match-${name.replaceAll(' ', '-')}`, name }}
                    labels={labels}
                  />
                )}
              </li>
            )
          })}
        </ol>
      ),
    },
    {
      name: 'Week',
      drawn: week && (
        <Week week={{ ...week, days: week.days.map(linked), allDay: week.allDay.map(linkedEvent) }} />
      ),
    },
    { name: 'Rules', drawn: <Rules rules={tournaments.rules} /> },
  ]
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

/** An event leads to its match, which is one of the states here. */
const linkedEvent = <Event extends object>(event: Event) => ({ ...event, href: '#match-open' })
const linked = (day: WeekDay): WeekDay => ({ ...day, events: day.events.map(linkedEvent) })

/** The contact form; a browser marks wrong fields after the visitor has been there. */
export function formStates({ content }: PageContext, action: Action): Example[] {
  const form = content.pages.contact?.form
  if (!form) return []
  const message = form.text.repeat(10)
  const states = {
    empty: undefined,
    sent: { message: form.text, status: form.done },
    'near the limit': { message: message.slice(0, 780) },
    'too long, and not sent': { message: message.slice(0, 830), status: form.failed },
  }
  return Object.entries(states).map(([name, shown]) => ({
    name: `ContactForm: ${name}`,
    drawn: <ContactForm form={form} action={action} {...(shown && { shown })} />,
  }))
}

export function guideExamples(context: PageContext): Example[] {
  const { content, guides, search } = context
  const labels = content.pages.blog
  const [first] = guides
  if (!labels || !first) return []
  const posts = guides.slice(0, 5).map(({ post }) => cardProps(post, { ...context, ...content, labels }))
  const categories = [...new Set(posts.map(({ category }) => category))]
  const props = { labels: labels.search, categories, ...search }
  const said = { query: first.post.category, count: String(guides.length) }
  return [
    { name: 'Search', drawn: <Search {...props} /> },
    { name: 'Search: hits', drawn: <Search {...props} status={fillBlanks(labels.search.many, said)} /> },
    { name: 'Search: none', drawn: <Search {...props} status={fillBlanks(labels.search.none, said)} /> },
    {
      name: 'PostCard: the newest takes the room that is left',
      drawn: (
        <ul className="posts posts--all">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} readMore={labels.readMoreLabel} />
          ))}
        </ul>
      ),
    },
    {
      name: 'PostLink',
      drawn: (
        <ul className="posts">
          {posts.slice(0, 3).map((post) => (
            <PostLink key={post.slug} post={post} />
          ))}
        </ul>
      ),
    },
  ]
}

/** The first map of an area. */
export function reachMap({ content }: PageContext) {
  const { site, pages, locations } = content
  const place = locations?.locations.find((location) => areasOnMap(location).length > 0)
  if (!place || !pages.locations) return undefined
  const { northLabel } = pages.locations
  return <ReachMap areas={areasOnMap(place)} cafe={site.name} place={place.name} north={northLabel} />
}
