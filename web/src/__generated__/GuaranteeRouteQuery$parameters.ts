/**
 * @generated SignedSource<<7cc31a00d1d5d2e1bb156787c7b255e7>>
 * @relayHash f8fe5aae775718b162b9365eb4012dfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46d38154b8acaf31e5d405cad96ae5b4ddec4ba9391d993a933d6c654dba8b90

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuaranteeRouteQuery } from './GuaranteeRouteQuery.graphql';

const node: PreloadableConcreteRequest<GuaranteeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46d38154b8acaf31e5d405cad96ae5b4ddec4ba9391d993a933d6c654dba8b90",
    "metadata": {},
    "name": "GuaranteeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
