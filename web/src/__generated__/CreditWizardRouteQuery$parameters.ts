/**
 * @generated SignedSource<<d7a1a4adc45440b0d48afd6b00dbffe7>>
 * @relayHash ce7705af4c6a2ec492e6308ac04d4d07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f91a9affe5378489fdb7363c96dc17cdbd624f8969fb072ce842f555d6d6f4a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreditWizardRouteQuery } from './CreditWizardRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreditWizardRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f91a9affe5378489fdb7363c96dc17cdbd624f8969fb072ce842f555d6d6f4a",
    "metadata": {},
    "name": "CreditWizardRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
