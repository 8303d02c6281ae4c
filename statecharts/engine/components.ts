/** The strongly connected parts of a graph over nodes 0…n-1, each before those that lead to it (Tarjan). */
export function componentsOf(
  size: number,
  next: (node: number) => readonly number[],
): readonly (readonly number[])[] {
  const order = Array.from({ length: size }, () => -1)
  const low = Array.from({ length: size }, () => 0)
  const open = new Set<number>()
  const stack: number[] = []
  const components: number[][] = []
  let count = 0
  const enter = (node: number) => {
    order[node] = low[node] = count++
    stack.push(node)
    open.add(node)
    return { node, ahead: [...next(node)] }
  }
  const lower = (node: number, to: number) => void (low[node] = Math.min(low[node] ?? 0, to))
  for (let root = 0; root < size; root++) {
    const visits = order[root] === -1 ? [enter(root)] : []
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const { node, ahead } = visit
      const to = ahead.pop()
      if (to !== undefined) {
        if (order[to] === -1) visits.push(enter(to))
        else if (open.has(to)) lower(node, order[to] ?? 0)
        continue
      }
      visits.pop()
      const above = visits.at(-1)
      if (above) lower(above.node, low[node] ?? 0)
      if (low[node] !== order[node]) continue
      const component = stack.splice(stack.indexOf(node))
      for (const each of component) open.delete(each)
      components.push(component)
    }
  }
  return components
}
