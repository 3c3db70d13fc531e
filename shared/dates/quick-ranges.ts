export const quickRangeIds = ['last_7_days', 'last_4_weeks', 'last_3_months', 'month_to_date', 'quarter_to_date', 'year_to_date'] as const
export type QuickRangeId = (typeof quickRangeIds)[number]
