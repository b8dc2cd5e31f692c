/**
 * @generated SignedSource<<6fe9000a9f62404f5acc6fe3e9abdfb8>>
 * @relayHash 10337581c67e938cc967b44fa5169164
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c25594a3a3bdf1791e15c217c21182124729882408daf871e12ac4bd71cb74f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c25594a3a3bdf1791e15c217c21182124729882408daf871e12ac4bd71cb74f",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
