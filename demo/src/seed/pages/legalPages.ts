import { text, sameText as spanish } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

/** Privacy, terms, warranties. */
export const legalPages: readonly Page[] = [
  {
    id: 1,
    identifier: 'aviso-de-privacidad',
    changedOn: '2026-11-30',
    title: text('Aviso de privacidad', 'Datenschutz', 'Informativa sulla privacy'),
    summary: text(
      'Qué datos pedimos, para qué los usamos y cómo puedes borrarlos.',
      'Welche Daten wir erheben, wofür wir sie nutzen und wie du sie löschen lässt.',
      'Quali dati chiediamo, a cosa servono e come puoi cancellarli.',
    ),
    sections: [
      {
        heading: text('Quién responde', 'Wer verantwortlich ist', 'Chi ne risponde'),
        body: text(
          'Hogar Muebles y Servicios, con domicilio en Av. Insurgentes Sur 1120, Benito Juárez, Ciudad de México, responde por tus datos. Para cualquier duda o solicitud escribe a la dirección de abajo.',
          'Verantwortlich ist die im Impressum genannte Gesellschaft. Fragen und Anträge beantworten wir unter der Adresse unten.',
          'Ne risponde la società indicata nelle note legali. Per domande e richieste scrivi all’indirizzo qui sotto.',
        ),
        contact: 'mail',
      },
      {
        heading: text('Qué datos guardamos', 'Welche Daten wir speichern', 'Quali dati conserviamo'),
        body: text(
          'Guardamos tu nombre, correo, teléfono y domicilio para entregarte lo que compras. Si solicitas crédito, también tu identificación y tus referencias. Los datos de tu tarjeta los procesa el banco: nosotros nunca los vemos.',
          'Wir speichern Name, E-Mail-Adresse, Telefonnummer und Anschrift, um deine Bestellung zu liefern. Kartendaten verarbeitet ausschließlich die Bank; wir bekommen sie nie zu sehen.',
          'Conserviamo nome, e-mail, telefono e indirizzo per consegnarti ciò che acquisti. I dati della carta li elabora la banca: noi non li vediamo mai.',
        ),
      },
      {
        heading: spanish('Si pides crédito'),
        countries: ['MX'],
        body: spanish(
          'Guardamos cifrados tu CURP, tu identificación, tus referencias y la cuenta en la que te depositamos. La prueba de vida se borra con la decisión, el número de tu tarjeta al depositar, una solicitud sin enviar a los 30 días y todo lo demás 30 días después de una negativa o cancelación. Solo consultamos tu historial si lo autorizas, durante 3 años, y puedes borrar tu solicitud desde su página mientras no sea un contrato.',
        ),
      },
      {
        heading: spanish('Si compras como empresa'),
        countries: ['MX'],
        body: spanish(
          'Guardamos razón social, RFC, correo y teléfono de la empresa, y el nombre, correo y puesto de quienes compran por ella. Quien administra la cuenta ve los pedidos de la empresa; quien la deja conserva su cuenta personal.',
        ),
      },
      {
        heading: text('Tu ubicación', 'Dein Standort', 'La tua posizione'),
        body: text(
          'Si en Tiendas usas tu ubicación, las distancias se calculan en tu dispositivo: nunca sale de él ni la guardamos.',
          'Nutzt du unter Geschäfte deinen Standort, rechnet dein Gerät die Entfernungen aus: Er verlässt es nie, und wir speichern ihn nicht.',
          'Se in Negozi usi la tua posizione, le distanze le calcola il tuo dispositivo: non lo lascia mai e non la conserviamo.',
        ),
      },
      {
        heading: text('Para qué los usamos', 'Wofür wir sie nutzen', 'A cosa servono'),
        body: text(
          'Los usamos para preparar tu pedido, avisarte de la entrega y atender garantías. Solo si lo autorizas te enviamos promociones, y puedes darte de baja con un clic.',
          'Wir nutzen sie für Bestellung, Lieferung und Garantiefälle. Werbung erhältst du nur mit deiner Einwilligung, die Abmeldung genügt mit einem Klick.',
          'Li usiamo per preparare l’ordine, avvisarti della consegna e gestire le garanzie. Ti inviamo promozioni solo se lo autorizzi e puoi annullare l’iscrizione con un clic.',
        ),
      },
      {
        heading: text('Tus derechos', 'Deine Rechte', 'I tuoi diritti'),
        body: text(
          'Puedes conocer, corregir o cancelar tus datos, u oponerte a su uso, desde tu cuenta o en cualquier sucursal. En <a href="/my-account/edit">Mis datos</a> borras tu cuenta en el momento; de tus pedidos conservamos lo que exige la ley fiscal. A lo demás respondemos en un máximo de veinte días hábiles.',
          'Du kannst Auskunft, Berichtigung oder Löschung deiner Daten verlangen, im Kundenkonto oder schriftlich. Unter <a href="/my-account/edit">Meine Daten</a> löschst du dein Konto sofort; von deinen Bestellungen behalten wir, was das Steuerrecht verlangt. Auf alles andere antworten wir innerhalb eines Monats.',
          'Puoi consultare, correggere o cancellare i tuoi dati dal tuo account o in negozio. In <a href="/my-account/edit">I miei dati</a> elimini subito il tuo account; dei tuoi ordini conserviamo ciò che la legge fiscale richiede. Al resto rispondiamo entro un mese.',
        ),
      },
    ],
  },
  {
    id: 2,
    identifier: 'terminos-y-condiciones',
    changedOn: '2026-11-20',
    title: text('Términos y condiciones', 'Allgemeine Geschäftsbedingungen', 'Termini e condizioni'),
    summary: text(
      'Las reglas de compra, explicadas sin letra chiquita.',
      'Die Regeln für den Einkauf, ohne Kleingedrucktes.',
      'Le regole d’acquisto, senza clausole nascoste.',
    ),
    sections: [
      {
        heading: text('El pedido', 'Die Bestellung', 'L’ordine'),
        body: text(
          'Tu pedido es firme cuando te mandamos su número por correo. Hasta que sale del almacén puedes cancelarlo desde tu cuenta o por teléfono, sin dar razones y sin costo.',
          'Der Vertrag kommt zustande, wenn wir dir die Bestellnummer per E-Mail bestätigen. Bis die Ware das Lager verlässt, kannst du ohne Angabe von Gründen kostenlos stornieren.',
          'L’ordine è definitivo quando ti mandiamo il suo numero per e-mail. Finché non lascia il magazzino puoi annullarlo senza motivi e senza costi.',
        ),
      },
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
          'Entregamos de 2 a 8 días hábiles según el artículo y el código postal. Todo, también los muebles grandes, llega hasta la puerta de tu casa o departamento.',
          'Die Lieferung dauert je nach Artikel und Postleitzahl 2 bis 8 Werktage. Alles, auch große Möbel, bringen wir bis an deine Wohnungstür.',
          'Consegniamo in 2-8 giorni lavorativi secondo l’articolo e il CAP. Tutto, anche i mobili grandi, arriva fino alla porta di casa tua.',
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
      {
        heading: spanish('Crédito'),
        countries: ['MX'],
        body: spanish(
          'El interés se cobra solo sobre lo que todavía debes. Puedes liquidar antes, sin penalización y sin los intereses de los pagos que faltan. Un pago atrasado pierde su bonificación y causa 0.20 % diario sobre lo vencido. El contrato, con su CAT, lo recibes antes de firmar.',
        ),
      },
      {
        heading: spanish('Empresas'),
        countries: ['MX'],
        body: spanish(
          'Una cuenta de empresa compra a nombre de su RFC y es responsable de lo que piden las personas que invita. El precio de mayoreo se otorga y se retira según lo comprado en los últimos 12 meses.',
        ),
      },
      {
        heading: text('Quejas', 'Beschwerden', 'Reclami'),
        body: text(
          'Cada queja tiene un folio y una persona que la sigue hasta cerrarla. Empieza en <a href="/contact">Contacto</a>; si no quedas conforme, puedes acudir a la Profeco.',
          'Jede Beschwerde hat eine Nummer und eine Person, die sie bis zum Ende begleitet. Du erreichst uns über die Seite Kontakt.',
          'Ogni reclamo ha un numero e una persona che lo segue fino alla fine. Ci raggiungi dalla pagina Contatti.',
        ),
      },
    ],
  },
  {
    id: 3,
    identifier: 'garantias-y-devoluciones',
    changedOn: '2026-11-20',
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
          'Tienes 30 días naturales desde la entrega. Solicítalo en tu cuenta, en Mis pedidos, o escríbenos, y pasamos a recogerlo sin costo. Puedes abrirlo y probarlo en casa; no hace falta el empaque. Por higiene no aceptamos colchones ni almohadas abiertos.',
          'Du hast 30 Tage ab der Lieferung Zeit. Melde die Rückgabe im Kundenkonto an oder schreib uns, wir holen alles kostenlos ab. Du darfst auspacken und ausprobieren wie im Geschäft, auch Matratzen; die Verpackung brauchst du nicht. Dein gesetzliches Widerrufsrecht von 14 Tagen bleibt davon unberührt.',
          'Hai 30 giorni dalla consegna. Richiedilo dal tuo account o scrivici, e passiamo a ritirarlo senza costi. Puoi aprirlo e provarlo come in negozio, anche i materassi; la confezione non serve. Resta fermo il diritto di recesso di 14 giorni previsto dalla legge.',
        ),
      },
      {
        heading: text('Quién responde por qué', 'Wer wofür einsteht', 'Chi risponde di che cosa'),
        body: text(
          'Cada pedido tiene su página de garantías: dice por pieza hasta cuándo vale y si responde la tienda o el fabricante. Por los muebles respondemos nosotros; por electrónica y línea blanca, el fabricante en su centro de servicio, y te acompañamos.',
          'Zu jeder Bestellung gibt es eine Seite mit den Garantien: Sie nennt für jedes Stück die Dauer und ob wir oder der Hersteller einstehen. Die gesetzliche Gewährleistung gilt immer gegenüber uns.',
          'Ogni ordine ha la sua pagina delle garanzie: dice per ogni pezzo fino a quando vale e se ne risponde il negozio o il produttore. La garanzia legale vale sempre nei nostri confronti.',
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
          'Lo que cancelas antes del envío regresa al mismo medio de pago: de 3 a 5 días hábiles en tarjeta y 24 horas en transferencia o monedero. Lo que devuelves llega a tu monedero el día que lo recibimos; si lo prefieres en tu tarjeta o tu cuenta, pídelo y lo pasamos.',
          'Was du vor dem Versand stornierst, geht auf demselben Weg zurück: bei Karten in 3 bis 5 Werktagen, bei Überweisung innerhalb von 24 Stunden. Eine Rücksendung schreiben wir deinem Guthaben gut, sobald sie da ist; möchtest du das Geld lieber auf Karte oder Konto, sag Bescheid, und wir überweisen es. Bei einem Widerruf gilt der Zahlungsweg deiner Bestellung.',
          'Ciò che annulli prima della spedizione torna sullo stesso mezzo di pagamento: 3-5 giorni lavorativi con carta, 24 ore con bonifico. Un reso viene accreditato sul tuo portafoglio quando arriva; se lo preferisci su carta o conto, chiedilo e lo trasferiamo. In caso di recesso vale il mezzo di pagamento dell’ordine.',
        ),
      },
    ],
  },
]
