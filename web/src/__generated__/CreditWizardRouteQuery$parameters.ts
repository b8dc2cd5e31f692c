/**
 * @generated SignedSource<<240b73ec5ae3de0985fc6ba539b50440>>
 * @relayHash 91ec8aed6d3b9cf31d67e53bec0aeac0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 985b224e9669ecd7682c14228da8343f2d63abd4ef2297f644e7a4898ac3c31d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreditWizardRouteQuery } from './CreditWizardRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreditWizardRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "985b224e9669ecd7682c14228da8343f2d63abd4ef2297f644e7a4898ac3c31d",
    "metadata": {},
    "name": "CreditWizardRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
