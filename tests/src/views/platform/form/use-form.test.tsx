import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { RequiredFormText } from '#contract/platform/form.ts'
import { formSubmissionMachine } from '#machines/site/form-submission/form-submission.machine.ts'
import type { SubmitFormLogic } from '#machines/site/form-submission/form-submission.types.ts'
import { type FormOptions, useForm } from '#src/views/platform/form/use-form.ts'

type Values = Record<'name' | 'email' | 'note', string>
interface Request {
  readonly name: string
  readonly email: string
  readonly note: string | null
}
type Fields = ReturnType<typeof useForm<Values, Request>>
type Act = (fields: Fields) => void

// in another order than the page
const schema = v.object({
  note: v.pipe(
    v.string(),
    v.transform((note) => note.trim() || null),
  ),
  email: v.pipe(v.string(), v.nonEmpty('Required'), v.includes('@', 'must have an @')),
  name: v.pipe(RequiredFormText, v.trim()),
})
const labels = { name: 'Name', email: 'E-mail', note: 'Note' }
const empty = { name: '', email: '', note: '' }
const filled = { name: ' Ada ', email: 'ada@lund.example', note: ' ' }

const press: Act = (fields) => fields.handleSubmit()
const type =
  (name: keyof Values, value: string): Act =>
  (fields) =>
    fields.field(name).onChange({ currentTarget: { value } })

const leave =
  (name: keyof Values): Act =>
  (fields) =>
    fields.leave(name)

afterEach(() => vi.unstubAllGlobals())

/** The form after each of the acts. */
function statesAfter(acts: readonly Act[], options: Partial<FormOptions<Values, Request>> = {}) {
  const sent: Request[] = []
  const states: Fields[] = []
  const submit = (request: Request) => void sent.push(request)
  function Probe() {
    const [done, setDone] = useState(0)
    const fields = useForm({ schema, labels, initial: empty, refusal: null, submit, ...options })
    states[done] = fields
    const act = acts[done]
    if (act) {
      setDone(done + 1)
      act(fields)
    }
    return null
  }
  renderToStaticMarkup(<Probe />)
  return { sent, states, last: states[acts.length] }
}

test('a form shows no errors before it is pressed', () => {
  const { last, sent } = statesAfter([type('email', 'ada')])
  expect(last).toMatchObject({ values: { ...empty, email: 'ada' }, errors: {}, problems: [], attempt: 0 })
  expect(sent).toEqual([])
})

test('a pressed form lists the first error of each invalid field in the order of the page', () => {
  const { last, sent } = statesAfter([press], { idPrefix: 'contact-' })
  expect(last?.errors).toEqual({ name: 'Required', email: 'Required' })
  expect(last?.problems).toEqual([
    { text: 'Name: Required', fieldId: 'contact-name' },
    { text: 'E-mail: Required', fieldId: 'contact-email' },
  ])
  expect(sent).toEqual([])
})

test('a field has the id, label, value and error under its name', () => {
  const { last } = statesAfter([press, type('email', 'ada')], { idPrefix: 'contact-' })
  expect(last?.field('email')).toMatchObject({
    id: 'contact-email',
    label: 'E-mail',
    value: 'ada',
    error: 'must have an @',
  })
  expect(last?.field('note').error).toBeUndefined()
})

test('an error of a pressed form goes when its field is right', () => {
  const { last } = statesAfter([press, type('name', 'Ada')])
  expect(last?.values.name).toBe('Ada')
  expect(last?.errors).toEqual({ email: 'Required' })
})

test('the errors of a form that was sent come back only with the next press', () => {
  const acts = [press, type('email', 'ada'), press]
  const { states, sent } = statesAfter(acts, { initial: filled, refusal: ['Taken.'] })
  expect(sent).toHaveLength(1)
  expect(states.map(({ problems }) => problems[0]?.text)).toEqual([
    'Taken.',
    'Taken.',
    'Taken.',
    'E-mail: must have an @',
  ])
})

test('a field that is left shows its error without a press, unless it is empty', () => {
  vi.stubGlobal('document', { querySelector: () => null })
  const { last } = statesAfter([type('email', 'ada'), leave('email'), leave('name')])
  expect(last?.errors).toEqual({ email: 'must have an @' })
  expect(last?.problems).toEqual([])
})

test('a field that is left by a press on something shows its error after the click, so that what is pressed does not move away', () => {
  const pointer = new EventTarget()
  const listen = pointer.addEventListener.bind(pointer)
  vi.stubGlobal('document', { querySelector: () => ({}), addEventListener: listen })
  const later: (() => void)[] = []
  vi.stubGlobal('setTimeout', (run: () => void) => void later.push(run))
  const release: Act = () => void pointer.dispatchEvent(new Event('pointerup'))
  const click: Act = () => {
    for (const run of later) run()
  }
  const { states } = statesAfter([type('email', 'ada'), leave('email'), release, click])
  expect(states.map(({ errors }) => errors)).toEqual([{}, {}, {}, {}, { email: 'must have an @' }])
})

test('an error that names its field is listed as it is', () => {
  const named = { ...labels, email: 'must' }
  expect(statesAfter([type('email', 'ada'), press], { labels: named }).last?.problems[1]?.text).toBe(
    'must have an @',
  )
})

test('a value that is no text is changed, and submitted with the others', () => {
  const sent: unknown[] = []
  function Probe() {
    const [done, setDone] = useState(0)
    const { change, handleSubmit } = useForm({
      schema: v.object({ age: v.nullable(v.number()), wants: v.boolean() }),
      labels: { age: 'Age', wants: 'Wants it' },
      initial: { age: null, wants: false },
      refusal: null,
      submit: (request) => void sent.push(request),
    })
    if (done < 2) {
      setDone(done + 1)
      if (done === 0) change({ age: 21, wants: true })
      else handleSubmit()
    }
    return null
  }
  renderToStaticMarkup(<Probe />)
  expect(sent).toEqual([{ age: 21, wants: true }])
})

test('a value that is changed from outside of its control is shown and submitted', () => {
  const change: Act = (fields) => fields.change({ name: 'Grace' })
  const { last, sent } = statesAfter([change, press], { initial: filled })
  expect(last?.field('name').value).toBe('Grace')
  expect(sent).toEqual([{ name: 'Grace', email: 'ada@lund.example', note: null }])
})

test('each press and each refusal is another attempt, for which the focus moves to the errors', () => {
  const attempts = (refusal: readonly string[] | null) =>
    statesAfter([press, press], { refusal }).states.map(({ attempt }) => attempt)
  expect(attempts(null)).toEqual([0, 2, 4])
  expect(attempts(['Taken.'])).toEqual([1, 3, 5])
})

test('the errors of the server are shown as one problem where no field is invalid', () => {
  const refusal = ['Taken.', 'Log in.']
  const problems = [{ text: 'Taken. Log in.' }]
  expect(statesAfter([press], { initial: filled, refusal }).last?.problems).toEqual(problems)
  const { last } = statesAfter([press], { initial: { ...filled, name: '' }, refusal })
  expect(last?.problems).toEqual([{ text: 'Name: Required', fieldId: 'name' }])
})

test('a valid form is submitted as the request of its schema', () => {
  expect(statesAfter([press], { initial: filled }).sent).toEqual([
    { name: 'Ada', email: 'ada@lund.example', note: null },
  ])
})

test('[PRC-03] an initial value that arrives later is shown until its own field is edited', () => {
  const initials = [empty, { ...empty, name: 'Lund' }, { ...empty, name: 'Lund' }]
  const shown: string[] = []
  function Probe() {
    const [done, setDone] = useState(0)
    const initial = initials[done] ?? empty
    const fields = useForm({ schema, labels, initial, refusal: null, submit: () => {} })
    shown[done] = fields.values.name
    if (done < 2) {
      setDone(done + 1)
      const edit = done === 0 ? type('note', 'Hello') : type('name', '')
      edit(fields)
    }
    return null
  }
  renderToStaticMarkup(<Probe />)
  expect(shown).toEqual(['', 'Lund', ''])
})

test('a form pressed twice before its answer is sent once', () => {
  const sent: unknown[] = []
  const submitForm: SubmitFormLogic = fromPromise(({ input }) => {
    sent.push(input.request)
    return Promise.withResolvers<never>().promise
  })
  const form = createActor(formSubmissionMachine.provide({ actors: { submitForm } })).start()
  const submit = (request: Request) => form.send({ type: 'form.submit', request })
  statesAfter([press, press], { initial: filled, submit })
  expect(sent).toEqual([{ name: 'Ada', email: 'ada@lund.example', note: null }])
})
