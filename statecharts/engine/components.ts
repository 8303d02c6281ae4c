/** The strongly connected parts of a graph over places 0…n-1, each before those that lead to it (Tarjan). */
export function componentsOf(
  size: number,
  next: (place: number) => readonly number[],
): readonly (readonly number[])[] {
  const order = Array.from({ length: size }, () => -1)
  const low = Array.from({ length: size }, () => 0)
  const open = new Set<number>()
  const stack: number[] = []
  const components: number[][] = []
  let count = 0
  const enter = (place: number) => {
    order[place] = low[place] = count++
    stack.push(place)
    open.add(place)
    return { place, ahead: [...next(place)] }
  }
  const lower = (place: number, to: number) => void (low[place] = Math.min(low[place] ?? 0, to))
  for (let root = 0; root < size; root++) {
    const visits = order[root] === -1 ? [enter(root)] : []
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const { place, ahead } = visit
      const to = ahead.pop()
      if (to !== undefined) {
        if (order[to] === -1) visits.push(enter(to))
        else if (open.has(to)) lower(place, order[to] ?? 0)
        continue
      }
      visits.pop()
      const above = visits.at(-1)
      if (above) lower(above.place, low[place] ?? 0)
      if (low[place] !== order[place]) continue
      const component = stack.splice(stack.indexOf(place))
      for (const each of component) open.delete(each)
      components.push(component)
    }
  }
  return components
}
