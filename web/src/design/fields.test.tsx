import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './forms/Checkbox.tsx'
import { RadioGroup } from './forms/RadioGroup.tsx'
import { SelectField } from './forms/SelectField.tsx'
import { TextAreaField } from './forms/TextAreaField.tsx'
import { TextField } from './forms/TextField.tsx'

/** Returns the accessible description of a field. */
const description = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? null

describe.each([
  ['TextField', (props: { error?: string; hint?: string }) => <TextField label="Calle" {...props} />],
  ['TextAreaField', (props: { error?: string; hint?: string }) => <TextAreaField label="Calle" {...props} />],
  [
    'SelectField',
    (props: { error?: string; hint?: string }) => (
      <SelectField label="Calle" {...props}>
        <option>Una</option>
      </SelectField>
    ),
  ],
])('%s', (_, field) => {
  it('is found by its label', () => {
    render(field({}))
    expect(screen.getByLabelText('Calle')).toBeTruthy()
  })

  it('is described by its hint, and by its error instead', () => {
    const { rerender } = render(field({ hint: 'Como en tu recibo' }))
    expect(description(screen.getByLabelText('Calle'))).toBe('Como en tu recibo')
    expect(screen.getByLabelText('Calle').getAttribute('aria-invalid')).toBeNull()
    rerender(field({ hint: 'Como en tu recibo', error: 'Falta la calle' }))
    expect(description(screen.getByLabelText('Calle'))).toBe('Falta la calle')
    expect(screen.getByLabelText('Calle').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('Checkbox', () => {
  it('is changed by a press on its label and described by its error', async () => {
    const change = vi.fn()
    render(<Checkbox label="Acepto" error="Falta tu acuerdo" onChange={change} />)
    await userEvent.click(screen.getByText('Acepto'))
    expect(change).toHaveBeenCalledOnce()
    expect(description(screen.getByRole('checkbox'))).toBe('Falta tu acuerdo')
  })
})

describe('RadioGroup', () => {
  function Choice() {
    const [value, setValue] = useState<string | null>(null)
    const options = [
      { value: 'home', label: 'A domicilio', aside: '$99.00' },
      { value: 'gone', label: 'Express', isDisabled: true },
      { value: 'shop', label: 'En tienda' },
    ]
    return <RadioGroup legend="Entrega" options={options} value={value} onChange={setValue} />
  }

  it('is a named group in which one is chosen', async () => {
    render(<Choice />)
    expect(screen.getByRole('group', { name: 'Entrega' })).toBeTruthy()
    await userEvent.click(screen.getByText('En tienda'))
    expect(screen.getByRole('radio', { name: /En tienda/, checked: true })).toBeTruthy()
  })

  it('does not choose what cannot be had', async () => {
    render(<Choice />)
    await userEvent.click(screen.getByText('Express'))
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })
})
