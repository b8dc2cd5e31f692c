import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Options = Readonly<{
  /** Search field: it was rendered before this code loaded, so its attributes are set here. */
  field: RefObject<HTMLInputElement | null>
  /** Id of the list box; null while there is none. */
  listId: string | null
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  onType: (text: string) => void
}>

/**
 * React hook that implements the combobox pattern of ARIA 1.2 on a field: arrows walk through the options, Home and
 * End go to the first and the last, Enter follows the active one, Escape closes. The focus stays in the field. Returns
 * the id of the active option.
 */
export function useCombobox({ field, listId, isOpen, setOpen, onType }: Options): string | null {
  const [activeId, setActiveId] = useState<string | null>(null)
  const reached = isOpen ? activeId : null

  const handleInput = useEffectEvent(() => {
    setActiveId(null)
    setOpen(true)
    onType(field.current?.value ?? '')
  })
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const options = isOpen && listId ? optionsOf(listId) : []
    const next = nextOption(event.key, options, reached)
    if (next !== undefined) {
      event.preventDefault()
      setActiveId(next)
      if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && reached && options.includes(reached)) {
      event.preventDefault()
      document.getElementById(reached)?.click()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
    }
  })
  const handleReach = useEffectEvent(() => setOpen(true))

  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    input.addEventListener('input', handleInput)
    input.addEventListener('keydown', handleKey)
    input.addEventListener('click', handleReach)
    input.addEventListener('focus', handleReach)
    // It was focused before this code had loaded.
    if (document.activeElement === input) handleReach()
    return () => {
      input.removeEventListener('input', handleInput)
      input.removeEventListener('keydown', handleKey)
      input.removeEventListener('click', handleReach)
      input.removeEventListener('focus', handleReach)
    }
  }, [field])

  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen && listId !== null),
      'aria-controls': listId,
      'aria-activedescendant': reached,
    })
    return () => setAttributes(input, { role: null, 'aria-expanded': null, 'aria-autocomplete': null })
  }, [field, isOpen, listId, reached])
  return reached
}

function optionsOf(listId: string): readonly string[] {
  const list = document.getElementById(listId)
  return [...(list?.querySelectorAll('[role="option"]') ?? [])].map(({ id }) => id)
}

/** Returns the option that a key moves to, null for back into the field, undefined for other keys. */
function nextOption(key: string, options: readonly string[], reached: string | null): string | null | undefined {
  const index = reached === null ? -1 : options.indexOf(reached)
  if (options.length === 0) return undefined
  if (key === 'ArrowDown') return options[index + 1] ?? null
  if (key === 'ArrowUp') return index === -1 ? options.at(-1) : (options[index - 1] ?? null)
  // In the field itself these keys move the caret.
  if (key === 'Home' && index >= 0) return options[0]
  if (key === 'End' && index >= 0) return options.at(-1)
  return undefined
}

function setAttributes(input: HTMLElement, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) input.removeAttribute(name)
    else input.setAttribute(name, value)
  }
}
