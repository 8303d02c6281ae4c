interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

interface Layer {
  readonly name: string
  /** modules by the end of their path; what they import statically is in the layer */
  readonly roots: readonly string[]
  /** in the closures of how many roots a module has to be; the others stay with their page */
  readonly minRoots: number
  readonly areStatic?: boolean
}

/** What every page loads, what the pages of visitors have in common, and what one of them has in common with later pages. */
const LAYERS: readonly Layer[] = [
  { name: 'shell', roots: ['src/app/boot/main.tsx'], minRoots: 1 },
  {
    name: 'browse',
    roots: [
      'src/views/home/home-page.tsx',
      'src/views/listing/listing-page.tsx',
      'src/views/product/product-page.tsx',
    ],
    minRoots: 2,
  },
  { name: 'notice', roots: ['src/ui/feedback/notice.tsx'], minRoots: 1, areStatic: true },
]

export interface ChunkLayers {
  /** Names the layer of a module, or null for a module that only one of the roots, or none, needs. */
  readonly layerOf: (id: string, graph: Graph) => string | null
  /** Whether any of the roots needs the module. */
  readonly isInLayers: (id: string, graph: Graph) => boolean
}

/** Sorts modules into chunks so that no first load brings what only later pages import. */
export function createChunkLayers(project: string): ChunkLayers {
  const closures = new Map<string, ReadonlySet<string>>()
  const isIn = (root: string, id: string, graph: Graph) => {
    const known = closures.get(root) ?? closure(`${project}/${root}`, graph)
    closures.set(root, known)
    return known.has(id)
  }
  return {
    layerOf(id, graph) {
      const layer = LAYERS.find(
        ({ roots, minRoots }) => roots.filter((root) => isIn(root, id, graph)).length >= minRoots,
      )
      return isDynamicRoot(id) ? null : (layer?.name ?? null)
    },
    isInLayers: (id, graph) => LAYERS.some(({ roots }) => roots.some((root) => isIn(root, id, graph))),
  }
}

/** A root that is imported dynamically is a file of its own, which the manifest names. */
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
