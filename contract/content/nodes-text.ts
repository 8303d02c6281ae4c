import type { ContentNode } from '#contract/platform/content-nodes.ts'

/** The text of a tree without its elements. */
export const nodesText = (nodes: readonly ContentNode[], separator = ''): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : nodesText(node.nodes ?? [], separator)))
    .join(separator)
