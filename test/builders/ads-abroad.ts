/** Reports over ads with the columns that public programs read in other languages; each is of the same campaign and day or days. */

const linkedinDays = ['1.10.2026\tSpring\tWide\t123\t"330,51"\t4197\t17\t9\t2', '2.10.2026\tSpring\tWide\t123\t"30,49"\t803\t3\t1\t0']

export const adsAbroad = {
  google: [
    'Anzeigengruppenbericht\n17. September 2026 - 1. Oktober 2026\nAnzeigengruppenstatus\tAnzeigengruppe\tImpressionen\tKosten\tKlicks\tConversions\nAktiviert\tWide\t6.111\t"275,35"\t419\t"1,50"\nGesamt: Kampagne\t\t6.111\t"275,35"\t419\t"1,50"\n',
  ],
  linkedin: [
    `Bericht zur Performance\nStartdatum des Berichts: 1. Oktober 2026\n\nStartdatum (in UTC)\tName der Kampagne\tName der Anzeigengruppe\tAnzeigengruppen-ID\tGesamtausgaben\tImpressions\tKlicks\tConversions\tLeads\n${linkedinDays.join('\n')}\n`,
  ],
  tiktok: [
    'Nombre de la campaña,Nombre del anuncio,Objetivo publicitario,Por día,Gasto,Impresiones,Alcance,Clics (destino),Seguidores de pago,Moneda\nSpring,Bag,Tráfico,2026-10-01,12.50,4000,3000,100,7,PEN\nTotal: 1 resultados,-,-,-,12.50,4000,3000,100,7,PEN\n',
    'Por día,Nombre de la campaña,Coste,Impresiones,Clics (destino),Conversiones\n2026-10-01,Spring,12.50,4000,100,3\n',
    'Data,Nome da campanha,Custo,CPC (Destino),Impressões,Alcance,Cliques (Destino),Resultados\n2026-10-01,Spring,12.50,0.12,4000,3000,100,9\n',
  ],
} as const
