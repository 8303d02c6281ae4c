// Enhances the page for filtering; works from a file and loads nothing. The page is readable without it.
const all = (selector, root = document) => [...root.querySelectorAll(selector)]
const one = (selector) => document.querySelector(selector)
const machines = all('[data-machine]')
const node = machines[0]?.parentElement

function announce(text) {
  const announcer = one('[data-announcer]')
  announcer.textContent = text
  clearTimeout(announce.timer)
  announce.timer = setTimeout(() => (announcer.textContent = ''), 4000)
}

const orders = {
  name: (a, b) => a.dataset.name.localeCompare(b.dataset.name),
  coverage: (a, b) => a.dataset.coverage - b.dataset.coverage,
  transitions: (a, b) => b.dataset.transitions - a.dataset.transitions,
  steps: (a, b) => b.dataset.steps - a.dataset.steps,
}

function filter() {
  const text = one('[data-filter=text]').value.trim().toLowerCase()
  const status = one('[data-filter=status]').value
  const isShown = ({ dataset, textContent }) =>
    textContent.toLowerCase().includes(text) &&
    (status === '' || Number(status === 'gaps' ? dataset.gaps : dataset.failed) > 0)
  const rows = one('.overview tbody')
  let shown = 0
  for (const machine of machines.toSorted(orders[one('[data-filter=sort]').value])) {
    const row = one(`[data-row="${machine.dataset.machine}"]`)
    machine.hidden = row.hidden = !isShown(machine)
    shown += Number(!machine.hidden)
    node.append(machine)
    rows.append(row)
  }
  one('[data-none]').hidden = shown > 0
  announce(`${shown} of ${machines.length} machines`)
}

/** The targets of the keys n and p, in page order. */
function stops(selector) {
  const found = all(selector).filter((each) => !each.closest('[hidden]'))
  return found.length > 0 ? found : machines.filter((each) => !each.hidden)
}

let last = null

function go(selector, by) {
  const list = stops(selector)
  if (list.length === 0) return
  const next = list[(list.indexOf(last) + by + list.length) % list.length] ?? list[0]
  last = next
  for (let around = next; around; around = around.parentElement?.closest('details')) around.open = true
  const target = next.matches('details') ? next.querySelector('summary') : next
  target.focus()
  target.scrollIntoView({ block: 'center' })
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
    announce('Copied')
  } catch {
    // without clipboard permission the text can be copied by hand
    globalThis.prompt('Copy this', text)
  }
}

function download(name) {
  const file = one(`[data-file="${name}"]`)
  const text = file.textContent.replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: file.dataset.type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Opens the chart of a machine at a transition. */
function showInChart(button) {
  const machine = button.closest('[data-machine]')
  const { transition } = button.dataset
  const picture = machine.querySelector('.chart > div')?.shadowRoot
  const line = picture?.querySelector(
    `[data-ids~="${CSS.escape(transition)}"], [data-id="${CSS.escape(transition)}"]`,
  )
  if (!line) return announce('The chart has no line for it')
  machine.querySelector('details:has(.chart)').open = true
  for (const marked of picture.querySelectorAll('.marked')) marked.classList.remove('marked')
  line.classList.add('marked')
  line.scrollIntoView({ block: 'center', inline: 'center' })
  announce(`${transition} in the chart`)
}

function switchTheme() {
  const isDark = getComputedStyle(document.body).backgroundColor === 'rgb(13, 14, 26)'
  document.documentElement.dataset.theme = isDark ? 'light' : 'dark'
}

const keys = {
  n: () => go('[data-gap]', 1),
  j: () => go('[data-gap]', 1),
  p: () => go('[data-gap]', -1),
  k: () => go('[data-gap]', -1),
  f: () => (one('[data-failure]') ? go('[data-failure]', 1) : announce('No path failed')),
  t: switchTheme,
  '/': () => one('[data-filter=text]').focus(),
  '?': () => one('[data-keys]').showModal(),
}

document.addEventListener('keydown', (event) => {
  const isTyping = event.target.matches('input, select')
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || one('[data-keys]').open) return
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  act()
})
document.addEventListener('click', ({ target }) => {
  const button = target.closest('button')
  if (!button) return
  const { copy: text, download: name } = button.dataset
  if (button.dataset.transition !== undefined) showInChart(button)
  if (text !== undefined) void copy(text)
  if (name !== undefined) download(name)
  if ('themeSwitch' in button.dataset) switchTheme()
  if ('help' in button.dataset) one('[data-keys]').showModal()
})
document.addEventListener('click', ({ target }) => {
  const id = target.closest('a[href^="#"]')?.getAttribute('href').slice(1)
  const machine = machines.find((each) => each.id === id)
  if (machine) machine.open = true
})
one('.filters').addEventListener('input', filter)
one('.filters').addEventListener('submit', (event) => event.preventDefault())
