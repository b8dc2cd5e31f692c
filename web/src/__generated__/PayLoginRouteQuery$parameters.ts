/**
 * @generated SignedSource<<c97f39823972f64c5fdc84a15859f0ec>>
 * @relayHash 163ad7439100f2f2bd43802e03a81e25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49885631abe537bd619362a7dd1032abec96a9ab88043c44adbb0bc027fa9981

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PayLoginRouteQuery } from './PayLoginRouteQuery.graphql';

const node: PreloadableConcreteRequest<PayLoginRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49885631abe537bd619362a7dd1032abec96a9ab88043c44adbb0bc027fa9981",
    "metadata": {},
    "name": "PayLoginRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
