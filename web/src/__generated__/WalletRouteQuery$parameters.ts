/**
 * @generated SignedSource<<58c30ef2e1e79b73a60f674a24b7136b>>
 * @relayHash eee9099078c693126760f8c6b1e55f49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ca96ec4ba1881dd203e06d0b65241e065091549073b94658c4e36f7c40b1400

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WalletRouteQuery } from './WalletRouteQuery.graphql';

const node: PreloadableConcreteRequest<WalletRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ca96ec4ba1881dd203e06d0b65241e065091549073b94658c4e36f7c40b1400",
    "metadata": {},
    "name": "WalletRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
