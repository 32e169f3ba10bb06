// Routes of billing.
import * as call from '../../../contract/billing/billing.ts';
import type { Route } from '../../web/http/route.ts';
import { listingInvoices, savingCustomer, showingCustomer, showingPaymentMethod } from './details.ts';
import type { BillingServices } from './services.ts';
import {
  cancellingSubscription,
  changingSubscription,
  finishingSandboxCheckout,
  settingUpPayment,
  showingSubscription,
  subscribing,
} from './subscription.ts';

export function billingRoutes(route: Route, services: BillingServices): void {
  route(call.billingCustomer, showingCustomer(services));
  route(call.saveBillingCustomer, savingCustomer(services));
  route(call.invoiceList, listingInvoices(services));
  route(call.setupPayment, settingUpPayment(services));
  route(call.subscribe, subscribing(services));
  route(call.subscription, showingSubscription(services));
  route(call.paymentMethod, showingPaymentMethod(services));
  route(call.changeSubscription, changingSubscription(services));
  route(call.cancelSubscription, cancellingSubscription(services));
  route(call.finishSandboxCheckout, finishingSandboxCheckout(services));
}
