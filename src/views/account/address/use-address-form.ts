import { useSyncExternalStore } from 'react'
import { addressFormValues, type AddressValues } from '#contract/delivery/address-form.ts'
import type { AddressInput } from '#contract/delivery/delivery.ts'
import { LazyStore } from '#src/lazy/lazy-store.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { LABELS } from './address-form-values.ts'

/** Comes with the fields of the form; until then only the server knows the ZIP codes of each state. */
const zipRule = new LazyStore(
  () => import('#contract/account/us-states.ts'),
  (module) => module.zipStateError,
)

interface AddressFormOptions {
  /** before the name of a field in its id */
  readonly prefix: string
  readonly initial: AddressValues
  readonly refusal?: readonly string[] | null
  readonly submit?: (address: AddressInput) => void
}

/** An address whose fields show their errors when they are left. A step of the checkout only checks it, and sends it itself. */
export function useAddressForm({ prefix, initial, refusal = null, submit = () => {} }: AddressFormOptions) {
  const rule = useSyncExternalStore(zipRule.subscribe, zipRule.read, zipRule.read)
  const schema = addressFormValues(rule.kind === 'loaded' ? rule.value : undefined)
  return useForm({ schema, labels: LABELS, idPrefix: `${prefix}-`, initial, refusal, submit })
}
