/** Colours of an installed shop: of its title bar, as in its icon, and of the screen while it starts, as its pages have. */
export const INSTALL_COLOURS: Readonly<Record<string, Readonly<{ theme: string; background: string }>>> = {
  hogar: { theme: '#2f5d46', background: '#ffffff' },
  viu: { theme: '#4f2fd6', background: '#ffffff' },
  mavi: { theme: '#1b4079', background: '#ffffff' },
  de: { theme: '#1a1a19', background: '#ffffff' },
  it: { theme: '#6b2434', background: '#ffffff' },
}
