import { expect, test } from 'vitest'
import type { MessageKey } from '../core/messageKey.ts'
import { message } from '../message.ts'

const LANGUAGES = ['es-MX', 'de-DE', 'it-IT'] as const

/** Texts about credit as they were agreed: Spanish, German, Italian. A change of one has to be made here, too. */
const AGREED = [
  [
    'CREDIT_CLIENT_NOT_FOUND',
    [
      'No encontramos ese número de cliente.',
      'Diese Kundennummer gibt es nicht.',
      'Non troviamo questo numero cliente.',
    ],
  ],
  [
    'CREDIT_NUMBER_INVALID',
    [
      'El número de cliente es una C y 8 dígitos. Revísalo.',
      'Die Kundennummer ist ein C mit 8 Ziffern. Prüf sie bitte.',
      'Il numero cliente è una C seguita da 8 cifre. Controllalo.',
    ],
  ],
  [
    'PIN_TRIES_LEFT',
    [
      'El NIP no es correcto. Te quedan {left} intentos.',
      'Die PIN stimmt nicht. Noch {left} Versuche.',
      'Il PIN non è corretto. Hai ancora {left} tentativi.',
    ],
  ],
  [
    'PIN_LOCKED',
    [
      'Tu NIP está bloqueado hasta las {time}. Puedes pedir un código por SMS.',
      'Deine PIN ist bis {time} gesperrt. Du kannst einen Code per SMS anfordern.',
      'Il PIN è bloccato fino alle {time}. Puoi chiedere un codice via SMS.',
    ],
  ],
  [
    'PIN_TOO_SHORT',
    ['El NIP tiene al menos 4 dígitos.', 'Die PIN hat mindestens 4 Ziffern.', 'Il PIN ha almeno 4 cifre.'],
  ],
  [
    'PIN_TOO_EASY',
    [
      'Elige un NIP que no sea una serie ni tu fecha de nacimiento.',
      'Wähl eine PIN, die keine Reihe und nicht dein Geburtsdatum ist.',
      'Scegli un PIN che non sia una sequenza né la tua data di nascita.',
    ],
  ],
  [
    'PROMOTER_CODE_INVALID',
    ['Ese código de promotor o vendedor no existe.', 'Diesen Code gibt es nicht.', 'Questo codice non esiste.'],
  ],
  [
    'BANK_ACCOUNT_WRONG',
    [
      'La CLABE o la tarjeta de débito no es correcta.',
      'CLABE oder Karte stimmt nicht.',
      'La CLABE o la carta di debito non è corretta.',
    ],
  ],
  [
    'ID_NOT_LEGIBLE',
    [
      'No se lee tu identificación. Hazlo con luz, sin reflejos y que se vean las cuatro esquinas.',
      'Der Ausweis ist nicht lesbar. Mach das Foto bei gutem Licht, ohne Spiegelung, mit allen vier Ecken.',
      'Il documento non si legge. Rifai la foto con buona luce, senza riflessi e con i quattro angoli.',
    ],
  ],
  [
    'ZIP_WITHOUT_COVERAGE',
    [
      'Todavía no damos crédito en el código postal {postcode}.',
      'Unter der Postleitzahl {postcode} vergeben wir noch keinen Kredit.',
      'Nel CAP {postcode} non diamo ancora credito.',
    ],
  ],
  [
    'UNDERAGE',
    [
      'Para pedir crédito necesitas ser mayor de edad.',
      'Für einen Kredit musst du volljährig sein.',
      'Per chiedere credito devi essere maggiorenne.',
    ],
  ],
  [
    'DATE_IN_FUTURE',
    [
      'La fecha no puede ser posterior a hoy.',
      'Das Datum darf nicht nach heute liegen.',
      'La data non può essere successiva a oggi.',
    ],
  ],
  [
    'CURP_INVALID',
    ['Revisa tu CURP: son 18 letras y números.', 'Prüf die CURP: 18 Zeichen.', 'Controlla la CURP: 18 caratteri.'],
  ],
  [
    'CURP_MISMATCH',
    [
      'La fecha de tu CURP no es la que escribiste.',
      'Das Datum der CURP ist ein anderes.',
      'La data della CURP è diversa da quella scritta.',
    ],
  ],
  [
    'FIELD_TELEPHONE_10',
    ['El teléfono tiene 10 dígitos.', 'Die Telefonnummer hat 10 Ziffern.', 'Il telefono ha 10 cifre.'],
  ],
  [
    'REFERENCE_SAME_ADDRESS',
    [
      'Tu referencia no puede vivir contigo.',
      'Die Referenz darf nicht bei dir wohnen.',
      'La referenza non può abitare con te.',
    ],
  ],
  [
    'BENEFICIARIES_SUM',
    [
      'Los porcentajes deben sumar 100 %. Van {sum} %.',
      'Die Anteile müssen 100 % ergeben. Jetzt sind es {sum} %.',
      'Le percentuali devono dare 100 %. Ora sono {sum} %.',
    ],
  ],
  [
    'FILE_TYPE',
    ['El archivo debe ser JPG o PDF.', 'Die Datei muss JPG oder PDF sein.', 'Il file deve essere JPG o PDF.'],
  ],
  [
    'FILE_TOO_LARGE',
    [
      'El PDF debe pesar menos de 500 kB.',
      'Das PDF muss kleiner als 500 kB sein.',
      'Il PDF deve pesare meno di 500 kB.',
    ],
  ],
  [
    'CREDIT_REQUEST_PENDING',
    [
      'Ya tienes una solicitud en revisión.',
      'Du hast schon einen Antrag in Prüfung.',
      'Hai già una richiesta in esame.',
    ],
  ],
  ['CREDIT_STEP_MISSING', ['Falta completar: {steps}.', 'Es fehlt noch: {steps}.', 'Manca ancora: {steps}.']],
  [
    'CREDIT_AMOUNT',
    [
      'Elige un monto de {min} a {max}.',
      'Wähl einen Betrag von {min} bis {max}.',
      'Scegli un importo da {min} a {max}.',
    ],
  ],
  [
    'CREDIT_OFFER_CHANGED',
    [
      'Las condiciones cambiaron. Revísalas antes de enviar.',
      'Die Bedingungen haben sich geändert. Sieh sie dir noch einmal an.',
      'Le condizioni sono cambiate. Rivedile prima di inviare.',
    ],
  ],
  [
    'PAYMENT_AMOUNT',
    [
      'Escribe un monto de {min} a {max}, con centavos si quieres.',
      'Gib einen Betrag von {min} bis {max} an.',
      'Scrivi un importo da {min} a {max}.',
    ],
  ],
  [
    'CREDIT_CODE_SENT',
    [
      'Te mandamos un código al •••• {digits}.',
      'Ein Code ist unterwegs an •••• {digits}.',
      'Ti abbiamo mandato un codice al •••• {digits}.',
    ],
  ],
  [
    'CREDIT_SUBMITTED',
    [
      'Recibimos tu solicitud {number}. Te respondemos a más tardar el {day}.',
      'Dein Antrag {number} ist da. Wir antworten bis {day}.',
      'Abbiamo ricevuto la tua richiesta {number}. Rispondiamo entro {day}.',
    ],
  ],
  [
    'CREDIT_LINKED',
    [
      'Tu cuenta de crédito quedó unida a tu cuenta.',
      'Dein Kreditkonto ist jetzt verknüpft.',
      'Il tuo conto di credito è collegato.',
    ],
  ],
  [
    'CREDIT_UNLINKED',
    [
      'Tu cuenta de crédito ya no está unida.',
      'Dein Kreditkonto ist nicht mehr verknüpft.',
      'Il conto di credito non è più collegato.',
    ],
  ],
  [
    'CREDIT_ERASED',
    [
      'Borramos tu solicitud y tus archivos.',
      'Dein Antrag und deine Dateien sind gelöscht.',
      'Abbiamo cancellato la richiesta e i file.',
    ],
  ],
  [
    'CREDIT_TRANSFER_READY',
    [
      'Transfiere {amount} con la referencia {reference} antes del {day}.',
      'Überweise {amount} mit der Referenz {reference} bis {day}.',
      'Fai un bonifico di {amount} con il riferimento {reference} entro {day}.',
    ],
  ],
  [
    'MOTORCYCLE_ALONE',
    [
      'Una motocicleta se pide sola: deja en el carrito solo la moto.',
      'Ein Motorrad wird allein bestellt: Lass nur das Motorrad im Warenkorb.',
      'Una moto si ordina da sola: lascia nel carrello solo la moto.',
    ],
  ],
] as const satisfies readonly (readonly [MessageKey, readonly [string, string, string]])[]

test.each(AGREED)('%s is said as it was agreed, in each language', (key, texts) => {
  expect(LANGUAGES.map((language) => message(language, key))).toEqual(texts)
})
