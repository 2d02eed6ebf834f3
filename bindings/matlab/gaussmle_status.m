function words = gaussmle_status(status)
%GAUSSMLE_STATUS  Words for the status of fits.
%   WORDS = GAUSSMLE_STATUS(LOCS.status) is a cell array of the size of the status. Without an argument
%   it has the words of all, in order:
%
%     0  converged
%     1  at_bound        a parameter is at a bound
%     2  max_iterations  the fit has not converged
%     3  singular        the pixels do not determine the parameters
%     4  bad_input       pixels are not finite, or too few are usable
%     5  z_at_bound      z is at its bound: the spot is outside the range of the PSF
%
%   The rows with a status of 0 or 1 are usable.
%
%   See also GAUSSMLE_FIT.

    all_words = {'converged', 'at_bound', 'max_iterations', 'singular', 'bad_input', ...
                 'z_at_bound'};
    if nargin == 0
        words = all_words;
    else
        words = reshape(all_words(status(:) + 1), size(status));
    end
end
