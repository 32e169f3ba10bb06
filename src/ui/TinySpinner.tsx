// The small spinner inside a button that is at work; loaded with the first press.
import { Spinner } from '@fluentui/react-components';

/** Screen readers are told by the button, or by what comes next. */
export const TinySpinner = () => <Spinner aria-hidden size="tiny" />;
