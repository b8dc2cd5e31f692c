import { text } from '../language.ts'
import type { Page } from './page.ts'

/** Privacy, terms, warranties. */
export const legalPages: readonly Page[] = [
  {
    id: 1,
    identifier: 'aviso-de-privacidad',
    title: text('Aviso de privacidad', 'Datenschutz', 'Informativa sulla privacy'),
    summary: text(
      'Qué datos pedimos, para qué los usamos y cómo puedes borrarlos.',
      'Welche Daten wir erheben, wofür wir sie nutzen und wie du sie löschen lässt.',
      'Quali dati chiediamo, a cosa servono e come puoi cancellarli.',
    ),
    sections: [
      {
        heading: text('Qué datos guardamos', 'Welche Daten wir speichern', 'Quali dati conserviamo'),
        body: text(
          'Guardamos tu nombre, correo, teléfono y domicilio para entregarte lo que compras. Si solicitas crédito, también tu identificación y tus referencias. Los datos de tu tarjeta los procesa el banco: nosotros nunca los vemos.',
          'Wir speichern Name, E-Mail-Adresse, Telefonnummer und Anschrift, um deine Bestellung zu liefern. Kartendaten verarbeitet ausschließlich die Bank; wir bekommen sie nie zu sehen.',
          'Conserviamo nome, e-mail, telefono e indirizzo per consegnarti ciò che acquisti. I dati della carta li elabora la banca: noi non li vediamo mai.',
        ),
      },
      {
        heading: text('Para qué los usamos', 'Wofür wir sie nutzen', 'A cosa servono'),
        body: text(
          'Los usamos para preparar tu pedido, avisarte de la entrega y atender garantías. Solo si lo autorizas te enviamos promociones, y puedes darte de baja con un clic.',
          'Wir nutzen sie für Bestellung, Lieferung und Garantiefälle. Werbung erhältst du nur mit deiner Einwilligung, die Abmeldung genügt mit einem Klick.',
          'Li usiamo per preparare l’ordine, avvisarti della consegna e gestire le garanzie. Ti inviamo promozioni solo se lo autorizzi e puoi disiscriverti con un clic.',
        ),
      },
      {
        heading: text('Tus derechos', 'Deine Rechte', 'I tuoi diritti'),
        body: text(
          'Puedes conocer, corregir o cancelar tus datos, u oponerte a su uso, desde tu cuenta o en cualquier sucursal. Respondemos en un máximo de veinte días hábiles.',
          'Du kannst Auskunft, Berichtigung oder Löschung deiner Daten verlangen, im Kundenkonto oder schriftlich. Wir antworten innerhalb eines Monats.',
          'Puoi consultare, correggere o cancellare i tuoi dati dal tuo account o in negozio. Rispondiamo entro un mese.',
        ),
      },
    ],
  },
  {
    id: 2,
    identifier: 'terminos-y-condiciones',
    title: text('Términos y condiciones', 'Allgemeine Geschäftsbedingungen', 'Termini e condizioni'),
    summary: text(
      'Las reglas de compra, explicadas sin letra chiquita.',
      'Die Regeln für den Einkauf, ohne Kleingedrucktes.',
      'Le regole d’acquisto, senza clausole nascoste.',
    ),
    sections: [
      {
        heading: text('Precios y disponibilidad', 'Preise und Verfügbarkeit', 'Prezzi e disponibilità'),
        body: text(
          'Los precios incluyen IVA y son válidos al momento de confirmar el pedido. Si un artículo se agota antes de surtirlo, te avisamos el mismo día y devolvemos el importe completo.',
          'Alle Preise enthalten die Mehrwertsteuer und gelten im Moment der Bestellung. Ist ein Artikel doch vergriffen, informieren wir dich am selben Tag und erstatten den vollen Betrag.',
          'I prezzi includono l’IVA e valgono al momento della conferma. Se un articolo si esaurisce, ti avvisiamo in giornata e rimborsiamo l’intero importo.',
        ),
      },
      {
        heading: text('Entregas', 'Lieferung', 'Consegne'),
        body: text(
          'Entregamos de 2 a 8 días hábiles según el artículo y el código postal. Los muebles grandes se entregan a pie de calle, salvo que contrates la subida a domicilio.',
          'Die Lieferung dauert je nach Artikel und Postleitzahl 2 bis 8 Werktage. Große Möbel liefern wir bis zur Bordsteinkante, die Lieferung in die Wohnung lässt sich hinzubuchen.',
          'Consegniamo in 2-8 giorni lavorativi secondo l’articolo e il CAP. I mobili grandi arrivano al portone, salvo richiesta di consegna al piano.',
        ),
      },
      {
        heading: text('Promociones', 'Aktionen', 'Promozioni'),
        body: text(
          'Las ofertas terminan en la fecha indicada o al agotarse las piezas. Los cupones se aplican una vez por pedido y no se cambian por efectivo.',
          'Angebote enden zum genannten Datum oder solange der Vorrat reicht. Gutscheine gelten einmal je Bestellung und werden nicht ausgezahlt.',
          'Le offerte terminano alla data indicata o a esaurimento scorte. I buoni valgono una volta per ordine e non si convertono in denaro.',
        ),
      },
    ],
  },
  {
    id: 3,
    identifier: 'garantias-y-devoluciones',
    title: text('Garantías y devoluciones', 'Garantie und Rückgabe', 'Garanzie e resi'),
    summary: text(
      'Treinta días para arrepentirte y garantía por escrito en cada pieza.',
      'Dreißig Tage Rückgaberecht und schriftliche Garantie auf jedes Stück.',
      'Trenta giorni per ripensarci e garanzia scritta su ogni pezzo.',
    ),
    sections: [
      {
        heading: text('Si cambias de opinión', 'Wenn du es dir anders überlegst', 'Se cambi idea'),
        body: text(
          'Tienes 30 días naturales para devolver un artículo sin usar y en su empaque. Solicítalo en tu cuenta, en Mis pedidos, y pasamos a recogerlo. Por higiene no aceptamos colchones ni almohadas abiertos.',
          'Unbenutzte Ware in der Originalverpackung nehmen wir 30 Tage lang zurück. Melde die Rückgabe im Kundenkonto an, wir holen sie ab. Geöffnete Matratzen und Kissen sind aus Hygienegründen ausgenommen.',
          'Hai 30 giorni per restituire un articolo non usato e nella sua confezione. Richiedilo dal tuo account e passiamo a ritirarlo. Per igiene non accettiamo materassi e guanciali aperti.',
        ),
      },
      {
        heading: text('Si algo falla', 'Wenn etwas nicht stimmt', 'Se qualcosa non funziona'),
        body: text(
          'La garantía de cada producto aparece en su página. Mándanos fotos y tu número de pedido: reparamos, cambiamos o devolvemos tu dinero, en ese orden y en menos de 15 días.',
          'Die Garantiezeit steht auf jeder Produktseite. Sende uns Fotos und die Bestellnummer: Wir reparieren, tauschen oder erstatten innerhalb von 15 Tagen.',
          'La garanzia è indicata nella pagina di ogni prodotto. Inviaci foto e numero d’ordine: ripariamo, sostituiamo o rimborsiamo entro 15 giorni.',
        ),
      },
      {
        heading: text('Reembolsos', 'Erstattung', 'Rimborsi'),
        body: text(
          'El dinero regresa al mismo medio de pago: de 3 a 5 días hábiles en tarjeta y 24 horas en transferencia o monedero.',
          'Das Geld geht auf demselben Weg zurück: bei Karten in 3 bis 5 Werktagen, bei Überweisung innerhalb von 24 Stunden.',
          'Il denaro torna sullo stesso mezzo di pagamento: 3-5 giorni lavorativi con carta, 24 ore con bonifico.',
        ),
      },
    ],
  },
]
