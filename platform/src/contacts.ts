import type { StoreDefinition } from './stores.ts'

type Contact = Readonly<{
  mail: string
  telephone: string
  /** A second number, where one has it. */
  otherTelephone?: string
  /** Telephone number that answers messages. */
  whatsApp: string
}>

/** E-mail addresses and telephone numbers of customer service, by store. None of the numbers can be assigned. */
export const CONTACTS: Readonly<Record<StoreDefinition['code'], Contact>> = {
  hogar: {
    mail: 'hola@hogar.example',
    telephone: '55 0000 0100',
    otherTelephone: '33 0000 0101',
    whatsApp: '55 0000 0105',
  },
  viu: { mail: 'hola@viu.example', telephone: '55 0000 0102', whatsApp: '55 0000 0106' },
  mavi: {
    mail: 'hola@mavi.example',
    telephone: '55 0000 0108',
    otherTelephone: '33 0000 0109',
    whatsApp: '55 0000 0107',
  },
  de: { mail: 'hallo@hogar.example', telephone: '0221 4710 100', whatsApp: '0221 4710 105' },
  it: { mail: 'ciao@hogar.example', telephone: '051 000 0100', whatsApp: '051 000 0105' },
}

/** The country's code, and the digit that is left out after it. */
const DIALLING: Readonly<Record<StoreDefinition['country'], Readonly<{ code: string; trunk: RegExp }>>> = {
  MX: { code: '+52', trunk: /^$/ },
  DE: { code: '+49', trunk: /^0/ },
  // Italian numbers keep their zero.
  IT: { code: '+39', trunk: /^$/ },
}

/** A number as it is called from anywhere: `+492214710100`. */
export function dialled(telephone: string, country: StoreDefinition['country']): string {
  const { code, trunk } = DIALLING[country]
  return `${code}${telephone.replaceAll(' ', '').replace(trunk, '')}`
}
