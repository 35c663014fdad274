/** Lucide icons (lucide.dev, ISC licence): only those that a page shows are loaded. */
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs'
import type { IconDrawing } from '../../templates/components/IconSprite.tsx'

type Loader = () => Promise<unknown>

const loaders: Readonly<Record<string, Loader>> = dynamicIconImports

/** The drawings of icons by name; a name that Lucide does not have is left out. */
export async function loadIcons(names: readonly string[]): Promise<Map<string, IconDrawing>> {
  const entries = await Promise.all(
    names.map(async (name): Promise<[string, IconDrawing][]> => {
      const drawing = drawingOf(await loaders[name]?.())
      return drawing ? [[name, drawing]] : []
    }),
  )
  return new Map(entries.flat())
}

/** Lucide's modules hold their drawing as data beside the component. */
function drawingOf(module: unknown): IconDrawing | undefined {
  if (!isRecord(module) || !isRecord(module.__iconData) || !Array.isArray(module.__iconData.node))
    return undefined
  const nodes: unknown[] = module.__iconData.node
  return nodes.flatMap((node) => {
    if (!Array.isArray(node)) return []
    const [tag, attributes]: unknown[] = node
    if (typeof tag !== 'string' || !isRecord(attributes)) return []
    return [
      [
        tag,
        Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
      ] as const,
    ]
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
