import { type ComponentType, useState } from 'react'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import type { AccountContactFormProps } from './AccountContactForm.tsx'

type Loaded = Readonly<{
  isWanted: boolean
  /** Form that creates an account; null until requested and loaded. */
  Form: ComponentType<AccountContactFormProps> | null
  hasFailed: boolean
  want: (isWanted: boolean) => void
}>

/** React hook that loads the account form on request. If loading fails, the guest continues without an account. */
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
