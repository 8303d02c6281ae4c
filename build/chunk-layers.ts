export interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

interface Layer {
  readonly name: string
  /** path suffixes of modules; their static imports are in the layer */
  readonly roots: readonly string[]
  /** how many of the roots must import a module; others stay in the chunk of their page */
  readonly minRoots: number
  readonly areStatic?: boolean
}

/**
 * The layers: what every page loads, with what pages of visitors share; what one of them shares with later pages. An
 * earlier layer takes precedence.
 */
const LAYERS: readonly Layer[] = [
  { name: 'shell', roots: ['src/app/boot/main.tsx'], minRoots: 1 },
  {
    name: 'shell',
    roots: [
      'src/views/storefront/home/home-page.tsx',
      'src/views/storefront/listing/listing-page.tsx',
      'src/views/catalogue/product/product-page.tsx',
    ],
    minRoots: 2,
  },
  { name: 'notice', roots: ['src/ui/feedback/notice.tsx'], minRoots: 1, areStatic: true },
]

/**
 * The styles of all pages of visitors are one sheet, which the server inlines in every document: what it has drawn needs
 * them before any script. Those of customers and of late parts stay with their scripts.
 */
const STYLES = /[\\/]src[\\/].*\.vanilla\.css$/
const OF_CUSTOMERS =
  /[\\/]views[\\/](cart|checkout|documents|orders|staff|quick-order[\\/]account|sheets[\\/]downloads|account[\\/](?!login[\\/]|password[\\/]|register[\\/]))/
/** Come up over a page that is drawn, or in its place. */
const LATE = /[\\/](chat|consent|version)[\\/]|[\\/](order-form|price-list|menu-drawer|staff-bar|toast)\.css/
export const SHEET = 'shell'
const isInSheet = (id: string): boolean => STYLES.test(id) && !OF_CUSTOMERS.test(id) && !LATE.test(id)

export interface ChunkLayers {
  /** The names, by precedence. */
  readonly layers: readonly string[]
  /** The layer of a module, or null when too few roots import it. */
  readonly layerOf: (id: string, graph: Graph) => string | null
  /** Whether any root imports the module. */
  readonly isInLayers: (id: string, graph: Graph) => boolean
}

/** Assigns modules to chunks so that the first load contains nothing that only later pages import. */
export function createChunkLayers(project: string): ChunkLayers {
  const closures = new Map<string, ReadonlySet<string>>()
  const isIn = (root: string, id: string, graph: Graph) => {
    const known = closures.get(root) ?? closure(`${project}/${root}`, graph)
    closures.set(root, known)
    return known.has(id)
  }
  return {
    layers: [...new Set(LAYERS.map(({ name }) => name))],
    layerOf(id, graph) {
      if (isInSheet(id)) return SHEET
      const layer = LAYERS.find(
        ({ roots, minRoots }) => roots.filter((root) => isIn(root, id, graph)).length >= minRoots,
      )
      return isDynamicRoot(id) ? null : (layer?.name ?? null)
    },
    isInLayers: (id, graph) =>
      isInSheet(id) || LAYERS.some(({ roots }) => roots.some((root) => isIn(root, id, graph))),
  }
}

/** A dynamically imported root is a chunk of its own, with an entry in the manifest. */
const isDynamicRoot = (id: string) =>
  LAYERS.some(({ roots, areStatic }) => !areStatic && roots.some((root) => id.endsWith(root)))

function closure(root: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>()
  const pending = [root]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue
    found.add(id)
    pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
