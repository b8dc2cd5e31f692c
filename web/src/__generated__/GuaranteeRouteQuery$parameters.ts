/**
 * @generated SignedSource<<d20d119e8264dac011dd5c148e77229a>>
 * @relayHash 981b51b003c3ea72b2189386972d0d23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1a4c2f56cf0caed745ffe4d79b80eee3b589d16cdfdf6fa11d85107fe8b40dc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuaranteeRouteQuery } from './GuaranteeRouteQuery.graphql';

const node: PreloadableConcreteRequest<GuaranteeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1a4c2f56cf0caed745ffe4d79b80eee3b589d16cdfdf6fa11d85107fe8b40dc",
    "metadata": {},
    "name": "GuaranteeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
