/**
 * @generated SignedSource<<143db977f78ddb7744b838c6409b2ddd>>
 * @relayHash 98e6cddc078dbd5b06adc650a852c077
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a24de9edfd7ed071745f28e04d8168a32f2a76c9ea4a0caa91963f5ace75b78

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreditWizardRouteQuery } from './CreditWizardRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreditWizardRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a24de9edfd7ed071745f28e04d8168a32f2a76c9ea4a0caa91963f5ace75b78",
    "metadata": {},
    "name": "CreditWizardRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
