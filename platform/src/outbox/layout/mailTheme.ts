import type { StoreDefinition } from '../../stores.ts'

type Colors = Readonly<Record<'page' | 'card' | 'ink' | 'muted' | 'line' | 'accent' | 'onAccent' | 'sunken', string>>

export type MailTheme = Readonly<{
  /** Name of the brand, as its mails sign. */
  name: string
  /** Country behind the name, where the brand has several. */
  tag: string
  titleFont: string
  textFont: string
  radius: string
  /** Ground and letters of the head, the same in both schemes: programs that invert colours leave dark grounds alone. */
  head: Readonly<{ ground: string; ink: string; edge: string }>
  light: Colors
  dark: Colors
}>

const SERIF = 'Georgia, "Times New Roman", serif'
const SANS = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

/** Colours and faces of each store, in the colours of its pages; only faces that mail programs have. */
export const MAIL_THEMES: Readonly<Record<StoreDefinition['code'], MailTheme>> = {
  hogar: {
    name: 'Hogar', tag: '', titleFont: SERIF, textFont: SANS, radius: '8px',
    head: { ground: '#2f5d46', ink: '#ffffff', edge: '#93cbaa' },
    light: { page: '#f6f2eb', card: '#ffffff', ink: '#24211c', muted: '#665e53', line: '#e5ded3', accent: '#2f5d46', onAccent: '#ffffff', sunken: '#f6f2eb' },
    dark: { page: '#191714', card: '#23201b', ink: '#f4efe7', muted: '#bdb3a6', line: '#3d372f', accent: '#93cbaa', onAccent: '#10251a', sunken: '#2b2721' },
  },
  viu: {
    name: 'Viu', tag: '', titleFont: SANS, textFont: SANS, radius: '999px',
    head: { ground: '#4f2fd6', ink: '#ffffff', edge: '#ffe66b' },
    light: { page: '#f2f1fb', card: '#ffffff', ink: '#17132b', muted: '#5a5572', line: '#e2dff2', accent: '#4f2fd6', onAccent: '#ffffff', sunken: '#f2f1fb' },
    dark: { page: '#131022', card: '#1d1931', ink: '#f4f2ff', muted: '#b9b3d4', line: '#37305a', accent: '#b9a8ff', onAccent: '#1b0f55', sunken: '#26213f' },
  },
  mavi: {
    name: 'Mavi', tag: '', titleFont: SERIF, textFont: SANS, radius: '4px',
    head: { ground: '#1b4079', ink: '#ffffff', edge: '#9cc1f5' },
    light: { page: '#eff3f8', card: '#ffffff', ink: '#142033', muted: '#4f5d70', line: '#d9e1ea', accent: '#1b4079', onAccent: '#ffffff', sunken: '#eff3f8' },
    dark: { page: '#0f1620', card: '#17202d', ink: '#eef3fa', muted: '#aebccd', line: '#2f3d50', accent: '#9cc1f5', onAccent: '#0a2247', sunken: '#1f2a3a' },
  },
  de: {
    name: 'Hogar', tag: 'Deutschland', titleFont: SANS, textFont: SANS, radius: '2px',
    head: { ground: '#1a1a19', ink: '#ffffff', edge: '#7f7f7b' },
    light: { page: '#f3f3f1', card: '#ffffff', ink: '#1a1a19', muted: '#5d5d5a', line: '#dfdfdc', accent: '#1a1a19', onAccent: '#ffffff', sunken: '#f3f3f1' },
    dark: { page: '#141413', card: '#1d1d1c', ink: '#f3f3f0', muted: '#b5b5b0', line: '#383836', accent: '#f3f3f0', onAccent: '#1a1a19', sunken: '#272726' },
  },
  it: {
    name: 'Hogar', tag: 'Italia', titleFont: SERIF, textFont: SANS, radius: '4px',
    head: { ground: '#6b2434', ink: '#ffffff', edge: '#f0a9b5' },
    light: { page: '#f4f2ee', card: '#ffffff', ink: '#221d1b', muted: '#625a55', line: '#e2ddd6', accent: '#6b2434', onAccent: '#ffffff', sunken: '#f4f2ee' },
    dark: { page: '#181514', card: '#221e1c', ink: '#f4efec', muted: '#bdb3ad', line: '#3d3633', accent: '#f0a9b5', onAccent: '#3c0a16', sunken: '#2b2624' },
  },
} // prettier-ignore
