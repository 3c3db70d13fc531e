/** The parameters that Stripe knows of each call that Almanac makes, by the types of its SDK. It refuses any other. */
import type Stripe from 'stripe'
import type { Form } from './form.ts'

/** Null where anything may be within: its parts are not checked. */
type Known = { readonly [name: string]: Known | null }

type Words<Text extends string, Found = never> = Text extends `${infer First} ${infer Rest}` ? Words<Rest, Found | First> : Found | Text
type Exactly<Text extends string, Name> = [Words<Text>, Name] extends [Name, Words<Text>] ? Text : never

/** Compiles only with every name that the SDK has, and no other. */
const known =
  <Params>() =>
  <const Text extends string>(text: Exactly<Text, keyof Params>, parts: { readonly [Name in keyof Params]?: Known } = {}): Known => ({
    ...Object.fromEntries(text.split(' ').map((name) => [name, null])),
    ...parts,
  })

const expand = known<Stripe.Checkout.SessionRetrieveParams>()('expand')

const calls: Readonly<Record<string, Known>> = {
  'GET /v1/prices': known<Stripe.PriceListParams>()('active created currency ending_before expand limit lookup_keys product recurring starting_after type'),
  'POST /v1/prices': known<Stripe.PriceCreateParams>()(
    'currency active billing_scheme currency_options custom_unit_amount expand lookup_key metadata nickname product product_data recurring tax_behavior tiers tiers_mode transfer_lookup_key transform_quantity unit_amount unit_amount_decimal',
    {
      product_data: known<Stripe.PriceCreateParams.ProductData>()('active id metadata name statement_descriptor tax_code tax_details unit_label'),
      recurring: known<Stripe.PriceCreateParams.Recurring>()('interval interval_count meter trial_period_days usage_type'),
    },
  ),
  'POST /v1/customers': known<Stripe.CustomerCreateParams>()(
    'address balance business_name cash_balance description email expand individual_name invoice_prefix invoice_settings metadata name next_invoice_sequence payment_method phone preferred_locales shipping source tax tax_exempt tax_id_data test_clock validate',
  ),
  'POST /v1/customers/{id}': known<Stripe.CustomerUpdateParams>()(
    'address balance business_name cash_balance default_source description email expand individual_name invoice_prefix invoice_settings metadata name next_invoice_sequence phone preferred_locales shipping source tax tax_exempt validate',
    { invoice_settings: known<Stripe.CustomerUpdateParams.InvoiceSettings>()('custom_fields default_payment_method footer rendering_options') },
  ),
  'POST /v1/checkout/sessions': known<Stripe.Checkout.SessionCreateParams>()(
    'adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax billing_address_collection branding_settings cancel_url client_reference_id consent_collection currency custom_fields custom_text customer customer_account customer_creation customer_email customer_update discounts excluded_payment_method_types expand expires_at integration_identifier invoice_creation line_items locale managed_payments metadata mode name_collection optional_items origin_context payment_intent_data payment_method_collection payment_method_configuration payment_method_data payment_method_options permissions phone_number_collection redirect_on_completion return_url saved_payment_method_options setup_intent_data shipping_address_collection shipping_options submit_type subscription_data success_url tax_id_collection ui_mode wallet_options',
    {
      line_items: known<Stripe.Checkout.SessionCreateParams.LineItem>()('adjustable_quantity metadata price price_data quantity tax_rates'),
      discounts: known<Stripe.Checkout.SessionCreateParams.Discount>()('coupon promotion_code'),
      subscription_data: known<Stripe.Checkout.SessionCreateParams.SubscriptionData>()(
        'application_fee_percent billing_cycle_anchor billing_cycle_anchor_config billing_mode default_tax_rates description invoice_settings metadata on_behalf_of pending_invoice_item_interval proration_behavior transfer_data trial_end trial_period_days trial_settings',
      ),
    },
  ),
  'GET /v1/checkout/sessions/{id}': expand,
  'POST /v1/checkout/sessions/{id}/expire': expand,
  'GET /v1/subscriptions': known<Stripe.SubscriptionListParams>()(
    'automatic_tax collection_method created current_period_end current_period_start customer customer_account ending_before expand limit plan price starting_after status test_clock',
  ),
  'POST /v1/subscriptions/{id}': known<Stripe.SubscriptionUpdateParams>()(
    'add_invoice_items application_fee_percent automatic_tax billing_cycle_anchor billing_schedules billing_thresholds cancel_at cancel_at_period_end cancellation_details collection_method days_until_due default_payment_method default_source default_tax_rates description discounts expand invoice_settings items metadata off_session on_behalf_of pause_collection payment_behavior payment_settings pending_invoice_item_interval proration_behavior proration_date transfer_data trial_end trial_from_plan trial_settings',
    {
      items: known<Stripe.SubscriptionUpdateParams.Item>()(
        'billing_thresholds clear_usage current_trial deleted discounts id metadata plan price price_data quantity tax_rates',
      ),
    },
  ),
  'DELETE /v1/subscriptions/{id}': known<Stripe.SubscriptionCancelParams>()('cancellation_details expand invoice_now prorate'),
  'POST /v1/credit_notes': known<Stripe.CreditNoteCreateParams>()(
    'invoice amount credit_amount effective_at email_type expand lines memo metadata out_of_band_amount reason refund_amount refunds shipping_cost',
  ),
  'GET /v1/invoices': known<Stripe.InvoiceListParams>()(
    'collection_method created customer customer_account due_date ending_before expand limit starting_after status subscription',
  ),
  'POST /v1/invoices/create_preview': known<Stripe.InvoiceCreatePreviewParams>()(
    'automatic_tax currency customer customer_account customer_details discounts expand invoice_items issuer on_behalf_of preview_mode schedule schedule_details subscription subscription_details',
    {
      subscription_details: known<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>()(
        'billing_cycle_anchor billing_mode billing_schedules cancel_at cancel_at_period_end cancel_now default_tax_rates items metadata pause proration_behavior proration_date resume_at start_date trial_end',
      ),
    },
  ),
  'POST /v1/billing_portal/sessions': known<Stripe.BillingPortal.SessionCreateParams>()(
    'after_expiration configuration customer customer_account expand flow_data locale on_behalf_of return_url',
  ),
}

/** The first parameter that the call does not know, as Stripe writes it: `items[0][size]`. */
export function unknownParameter(call: string, form: Form): string | undefined {
  return firstUnknown(form, calls[call] ?? {})
}

function firstUnknown(form: Form, names: Known, within = ''): string | undefined {
  for (const [name, value] of Object.entries(form)) {
    const path = within ? `${within}[${name}]` : name
    // an item of a list has the names of the list
    const parts = /^\d+$/.test(name) ? names : names[name]
    if (parts === undefined) return path
    const unknown = parts && typeof value === 'object' ? firstUnknown(value, parts, path) : undefined
    if (unknown) return unknown
  }
  return undefined
}
