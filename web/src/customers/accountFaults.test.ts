import { expect, it } from 'vitest'
import { accountFaults } from './accountFaults.ts'

it.each([
  [{ email: '' }, { email: 'required' }],
  [{ email: 'ana at home' }, { email: 'email' }],
  [
    { firstName: '123', lastName: ' ' },
    { firstName: 'name', lastName: 'required' },
  ],
  [{ firstName: 'María José', lastName: 'Ana2' }, { lastName: 'name' }],
  [{ mothersName: '' }, {}],
  [{ mothersName: '12' }, { mothersName: 'name' }],
  [{ newPassword: 'Corta1!' }, { newPassword: 'passwordLength' }],
  [{ newPassword: 'sinmayuscula1' }, { newPassword: 'passwordClasses' }],
  [{ newPassword: '' }, { newPassword: 'required' }],
  [{ newPassword: 'Secreta1!', passwordAgain: 'Secreta1' }, { passwordAgain: 'mismatch' }],
  [{ newPassword: 'Secreta1!', passwordAgain: 'Secreta1!' }, {}],
  // A password that is there is not judged by the rules for a new one.
  [{ password: 'x', currentPassword: 'x' }, {}],
  [
    { password: '', currentPassword: '' },
    { password: 'required', currentPassword: 'required' },
  ],
])('%j has the faults %j', (draft, faults) => {
  expect(accountFaults(draft)).toEqual(faults)
})
