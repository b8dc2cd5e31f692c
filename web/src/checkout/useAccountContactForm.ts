import { type ComponentType, useState } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import type { AccountContactFormProps } from './AccountContactForm.tsx'

type Loaded = Readonly<{
  isWanted: boolean
  /** What asks for a new account; null until it was wanted and has come. */
  Form: ComponentType<AccountContactFormProps> | null
  hasFailed: boolean
  want: (isWanted: boolean) => void
}>

/** The form for an account on the way, loaded for whoever wants one. Where it does not come, the guest goes on without. */
export function useAccountContactForm(): Loaded {
  const { language } = useStoreDefinition()
  const [Form, setForm] = useState<ComponentType<AccountContactFormProps> | null>(null)
  const [wish, setWish] = useState<'none' | 'wanted' | 'failed'>('none')
  const load = () =>
    import('./loadAccountContactForm.tsx')
      .then(({ loadAccountContactForm }) => loadAccountContactForm(language))
      .then(
        (Here) => setForm(() => Here),
        () => setWish('failed'),
      )
  return {
    isWanted: wish === 'wanted',
    Form,
    hasFailed: wish === 'failed',
    want: (isWanted) => {
      setWish(isWanted ? 'wanted' : 'none')
      if (isWanted && !Form) void load()
    },
  }
}
